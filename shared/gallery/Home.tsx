import { Button } from '@storyloom/ui/actions/Button';
import { Chip } from '@storyloom/ui/actions/Chip';
import { ChipRow } from '@storyloom/ui/actions/ChipRow';
import { CardGrid } from '@storyloom/ui/lists/CardGrid';
import { Carousel } from '@storyloom/ui/lists/Carousel';
import { Hero } from '@storyloom/ui/stories/Hero';
import { StoryCard } from '@storyloom/ui/stories/StoryCard';
import { Play } from 'lucide-react';
import { useState } from 'react';
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
      <Carousel heading="Continue" href="#history">
        {samples.slice(5, 12).map(card)}
      </Carousel>
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
