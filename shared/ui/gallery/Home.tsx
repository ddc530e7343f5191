import { Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../Button.tsx';
import { CardGrid } from '../CardGrid.tsx';
import { Chip } from '../Chip.tsx';
import { ChipRow } from '../ChipRow.tsx';
import { Hero } from '../Hero.tsx';
import { StoryCard } from '../StoryCard.tsx';
import { StoryRow } from '../StoryRow.tsx';
import { coverOf } from './covers.ts';
import styles from './gallery.module.css';
import { type Sample, samples } from './samples.ts';

const CATEGORIES = [
  'All',
  'Romance',
  'Vampire',
  'Werewolf',
  'Fantasy',
  'Short Story',
  'Paranormal',
  'Humor',
  'Horror',
  'Mystery',
  'Thriller',
  'Adventure',
];

const card = (sample: Sample) => (
  <StoryCard
    key={sample.title}
    href="#read"
    {...sample}
    cover={{ src: coverOf(sample.title), adult: sample.adult ?? false }}
  />
);

export function Home() {
  const [category, setCategory] = useState('All');
  return (
    <div className={styles.stack}>
      <Hero
        kicker="Tonight’s story"
        title="The Salt Cartographer"
        hook="Every coast you draw becomes real. So does what lives there, and it has begun to write back."
        tags={['Fantasy', 'Slow burn', '48.2K chats']}
        cover={{ src: coverOf('The Salt Cartographer') }}
        action={<Button icon={<Play fill="currentColor" />}>Play now</Button>}
      />
      <StoryRow heading="Continue" href="#history">
        {samples.slice(5, 12).map(card)}
      </StoryRow>
      <ChipRow label="Categories">
        {CATEGORIES.map((name) => (
          <Chip key={name} selected={name === category} onClick={() => setCategory(name)}>
            {name}
          </Chip>
        ))}
      </ChipRow>
      <section className={styles.section}>
        <h2>Trending this week</h2>
        <CardGrid label="Trending this week">{samples.map(card)}</CardGrid>
      </section>
    </div>
  );
}
