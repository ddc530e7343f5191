import { storyStatuses } from '@storyloom/contract/stories/entities/story-status';
import { storyTypeChoices } from '@storyloom/contract/stories/filters';
import { searchLimits } from '@storyloom/contract/stories/search-limits';
import { cx } from '@storyloom/ui/cx';
import { SelectField } from '@storyloom/ui/forms/SelectField';
import { TextField } from '@storyloom/ui/forms/TextField';
import { FiltersButton } from '@storyloom/ui/lists/FiltersButton';
import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchWords } from './use-search-words.ts';
import styles from './WorksToolbar.module.css';
import { filterParams, type WorksFilter } from './works.filter.ts';
import { statusBadges } from './works.model.ts';

const statusOptions = [
  { value: 'all', label: 'All' },
  ...storyStatuses.map((value) => ({ value, label: statusBadges[value].label })),
];
const sortOptions = [
  { value: 'CHANGED', label: 'Last changed' },
  { value: 'LATEST', label: 'New' },
  { value: 'EARLIEST', label: 'Old' },
  { value: 'MESSAGE_COUNT', label: 'Most Chat' },
] as const satisfies readonly { value: WorksFilter['sort']; label: string }[];

interface WorksToolbarProps {
  filter: WorksFilter;
  onChange: (filter: WorksFilter) => void;
  /** What else acts on the list. */
  children?: ReactNode;
}

/** Search, filters and order of the works. A narrow screen unfolds the filters on request. */
export function WorksToolbar({ filter, onChange, children }: WorksToolbarProps) {
  const [keyword, setKeyword] = useSearchWords(filter.keyword, (text) =>
    onChange({ ...filter, keyword: text }),
  );
  const [isOpen, setOpen] = useState(false);
  const active = filterParams({ ...filter, keyword: '' }).size;
  const set = (part: Partial<Record<keyof WorksFilter, string>>) =>
    onChange({ ...filter, ...part } as WorksFilter);
  return (
    <search className={cx(styles.toolbar, !isOpen && styles.folded)} aria-label="Your works">
      <TextField
        label="Search your works"
        labelHidden
        placeholder="Search by title"
        type="search"
        icon={<Search aria-hidden="true" />}
        maxLength={searchLimits.keyword}
        value={keyword}
        onChange={({ currentTarget }) => setKeyword(currentTarget.value)}
      />
      <FiltersButton
        className={styles.unfold}
        active={active}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      />
      <SelectField
        label="Status"
        options={statusOptions}
        value={filter.status}
        onChange={({ currentTarget }) => set({ status: currentTarget.value })}
      />
      <SelectField
        label="Type"
        options={storyTypeChoices}
        value={filter.type}
        onChange={({ currentTarget }) => set({ type: currentTarget.value })}
      />
      <SelectField
        label="Sort by"
        options={sortOptions}
        value={filter.sort}
        onChange={({ currentTarget }) => set({ sort: currentTarget.value })}
      />
      {children}
    </search>
  );
}
