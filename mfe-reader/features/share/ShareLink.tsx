import type { Share } from '@storyloom/contract/shares/entities/share';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { CopyButton } from '@storyloom/ui/actions/CopyButton';
import { TextField } from '@storyloom/ui/forms/TextField';
import type { RenderLink } from '@storyloom/ui/navigation/Link';
import { useEffect, useRef } from 'react';
import { readHref } from '../navigation/hrefs.ts';
import styles from './ShareDialog.module.css';
import { useTurnOff } from './use-turn-off.ts';

const renderNewTab: RenderLink = ({ children, ...link }) => (
  <a {...link} target="_blank" rel="noopener">
    {children}
  </a>
);

/** The link of a share, with buttons to copy, open, send and turn it off. Takes the focus from the button that created it. */
export function ShareLink({ share, onRevoked }: { share: Share; onRevoked: () => void }) {
  const host = useHost();
  const field = useRef<HTMLInputElement>(null);
  const { isPending, turnOff } = useTurnOff(share, () => {
    host.toast('success', 'Link turned off.');
    onRevoked();
  });
  useEffect(() => field.current?.focus(), []);
  const href = readHref(share.slug);
  const link = new URL(href, location.origin).href;
  return (
    <>
      <TextField
        ref={field}
        label="Link"
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.acts}>
        <CopyButton
          labelled
          kind="primary"
          label="Copy link"
          text={link}
          onFailed={() => host.toast('error', 'This couldn’t be copied. Select the text instead.')}
        />
        <Button kind="quiet" href={href} renderLink={renderNewTab}>
          Open
        </Button>
        {'share' in navigator ? (
          <Button
            kind="quiet"
            onClick={() => void navigator.share({ title: share.story.title, url: link }).catch(() => {})}
          >
            Send
          </Button>
        ) : null}
        <Button kind="ghost" loading={isPending} onClick={turnOff}>
          Turn off link
        </Button>
      </div>
    </>
  );
}
