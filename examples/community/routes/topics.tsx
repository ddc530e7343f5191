import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { useEffect, useState } from 'react';
import { communityRules } from '../contract/community-rules.ts';
import { topicPosted } from '../contract/topic-posted.ts';
import styles from './topics.module.css';

export default function Topics() {
  const host = useHost();
  const [posted, setPosted] = useState(0);
  useEffect(() => host.bus.on(topicPosted, () => setPosted((count) => count + 1)), [host]);
  const post = async () => {
    if (await host.dialogs.open(communityRules)) host.bus.emit(topicPosted, {});
  };
  return (
    <main className={styles.page}>
      <h1>Community</h1>
      <p>{`New topics: ${posted}`}</p>
      <Button onClick={post}>Post a topic</Button>
    </main>
  );
}
