import { IconButton } from '@storyloom/ui/actions/IconButton';
import { Toaster, toast } from '@storyloom/ui/feedback/Toaster';
import { BottomBar } from '@storyloom/ui/navigation/BottomBar';
import { PointsPill } from '@storyloom/ui/navigation/PointsPill';
import { Rail } from '@storyloom/ui/navigation/Rail';
import { Wordmark } from '@storyloom/ui/text/Wordmark';
import { BookMarked, House, PenLine, Search, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './gallery.module.css';

export function Shell({ current, children }: { current: string; children: ReactNode }) {
  const items = [
    { label: 'Home', icon: <House />, href: '?page=home', current: current === 'home' },
    { label: 'Search', icon: <Search />, href: '?page=controls', current: current === 'controls' },
    { label: 'Create', icon: <PenLine />, href: '?page=create', primary: true },
    { label: 'Shelf', icon: <BookMarked />, href: '?page=states', current: current === 'states' },
    { label: 'Me', icon: <UserRound />, href: '?page=reading', current: current === 'reading' },
  ];
  return (
    <div className={styles.shell}>
      <Rail items={items} top={<Wordmark show="mark" />} />
      <header className={styles.header}>
        <span className={styles.narrow}>
          <Wordmark />
        </span>
        <span className={styles.wide}>
          <Wordmark show="name" />
        </span>
        <div className={styles.headerEnd}>
          <IconButton label="Search" icon={<Search />} />
          <PointsPill balanceText="1,240" onClick={() => toast('1,240 points')} />
        </div>
      </header>
      <main className={styles.main}>{children}</main>
      <BottomBar items={items} />
      <Toaster />
    </div>
  );
}
