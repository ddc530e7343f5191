import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CopyButton } from './actions/CopyButton.tsx';
import { ProgressBar } from './feedback/ProgressBar.tsx';
import { Toaster } from './feedback/Toaster.tsx';
import { TextArea } from './forms/TextArea.tsx';
import { Carousel } from './lists/Carousel.tsx';
import { InfiniteList } from './lists/InfiniteList.tsx';
import { BottomBar } from './navigation/BottomBar.tsx';
import { PointsPill } from './navigation/PointsPill.tsx';
import { Tabs } from './navigation/Tabs.tsx';
import { ConfirmDialog } from './overlays/ConfirmDialog.tsx';
import { Dialog } from './overlays/Dialog.tsx';
import { Hero } from './stories/Hero.tsx';
import { StoryCard } from './stories/StoryCard.tsx';
import { Prose } from './text/Prose.tsx';

const nothing = () => undefined;

describe('server rendering', () => {
  it('renders a whole page without window', () => {
    expect('window' in globalThis).toBe(false);
    const html = renderToString(
      <>
        <ProgressBar active />
        <PointsPill balanceText="50" onClick={nothing} />
        <Hero
          title="Pack Law"
          href="/"
          hook="Choose."
          kicker="Begin"
          cover={{ src: '/a.webp' }}
          action={null}
        />
        <Carousel heading="Continue">
          <StoryCard href="/read/a" title="Second Violin" cover={{ src: null }} countText="7.8K" />
        </Carousel>
        <InfiniteList
          label="Trending"
          items={['Glass Winter']}
          getKey={(item) => item}
          renderItem={(item) => <StoryCard href="/read/b" title={item} cover={{ src: '/b.webp' }} />}
          hasNextPage
          loading={false}
          onLoadMore={nothing}
        />
        <Tabs label="Points" value="all" onChange={nothing} items={[{ value: 'all', label: 'All' }]} />
        <TextArea label="Your words" />
        <CopyButton label="Copy" text="x" />
        <Dialog open={false} onClose={nothing} title="Closed" />
        <ConfirmDialog open={false} onConfirm={nothing} onCancel={nothing} />
        <BottomBar items={[{ label: 'Home', icon: null, href: '/', current: true }]} />
        <Toaster />
      </>,
    );
    for (const words of [
      'Pack Law',
      'Second Violin',
      'Glass Winter',
      'href="/read/b"',
      'aria-current="page"',
    ]) {
      expect(html).toContain(words);
    }
  });

  it('escapes story text', () => {
    const html = renderToString(<Prose text={'<img src=x onerror=alert(1)>\n\nSecond.'} />);
    expect(html).not.toContain('<img');
    expect(html.match(/<p>/g)).toHaveLength(2);
  });
});
