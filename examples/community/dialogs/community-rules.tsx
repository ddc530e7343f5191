import type { DialogProps } from '@storyloom/mfe/define';
import { Button } from '@storyloom/ui/actions/Button';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import type { communityRules } from '../contract/community-rules.ts';

export default function CommunityRules({
  open,
  zIndex,
  close,
  onClosed,
}: DialogProps<typeof communityRules>) {
  return (
    <Dialog
      title="Community rules"
      description="Write about stories, and be kind to their authors."
      size="small"
      open={open}
      zIndex={zIndex}
      onClose={() => close(false)}
      onClosed={onClosed}
      footer={<Button onClick={() => close(true)}>Accept</Button>}
    />
  );
}
