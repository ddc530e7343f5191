import { spending } from '@storyloom/contract/points/endpoints/spending';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { ChartLegend, FigureTable, TableDetails } from '@storyloom/ui/charts/ChartParts';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { formatPoints } from '../text/format.ts';
import styles from './Spending.module.css';
import { SpendingChart } from './SpendingChart.tsx';
import { purposeLabels, purposeTones, toTable, totalsOf } from './spending.model.ts';

/** Points spent in the last 30 days by purpose, as a chart and as a table. */
export function Spending() {
  const host = useHost();
  const { userId } = useSession();
  const query = useQuery({ ...ownQuery(host, userId, spending, {}), refetchOnMount: 'always' });
  const { data } = query;
  return (
    <section className={styles.spending} aria-labelledby="points-spending" aria-busy={query.isPending}>
      <h3 className={styles.heading} id="points-spending">
        Spent in the last 30 days
      </h3>
      {query.isError && !data ? (
        <ErrorPanel
          compact
          title="Couldn’t load the chart."
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : null}
      {query.isPending ? <Skeleton height={132} /> : null}
      {data ? <Figures days={data.days} /> : null}
    </section>
  );
}

function Figures({ days }: { days: Parameters<typeof totalsOf>[0] }) {
  const totals = totalsOf(days);
  if (totals.length === 0) return <p className={styles.none}>You haven’t spent any points yet.</p>;
  return (
    <>
      <SpendingChart days={days} />
      <ChartLegend
        label="Totals"
        items={totals.map(({ purpose, amount }) => ({
          tone: purposeTones[purpose],
          label: `${purposeLabels[purpose]}: ${formatPoints(amount)}`,
        }))}
      />
      <TableDetails>
        <FigureTable caption="Points spent by day (UTC) and purpose" table={toTable(days)} />
      </TableDetails>
    </>
  );
}
