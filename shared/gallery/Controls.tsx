import { Button } from '@storyloom/ui/actions/Button';
import { CopyButton } from '@storyloom/ui/actions/CopyButton';
import { IconButton } from '@storyloom/ui/actions/IconButton';
import { type ToastKind, toast } from '@storyloom/ui/feedback/Toaster';
import { TextArea } from '@storyloom/ui/forms/TextArea';
import { TextField } from '@storyloom/ui/forms/TextField';
import { Tabs } from '@storyloom/ui/navigation/Tabs';
import { ConfirmDialog } from '@storyloom/ui/overlays/ConfirmDialog';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { Tooltip } from '@storyloom/ui/overlays/Tooltip';
import { Avatar } from '@storyloom/ui/stories/Avatar';
import { Badge } from '@storyloom/ui/text/Badge';
import { IconDisc } from '@storyloom/ui/text/IconDisc';
import { Kbd } from '@storyloom/ui/text/Kbd';
import { Heart, Send, Sparkles, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styles from './gallery.module.css';

const KINDS: readonly ToastKind[] = ['default', 'success', 'error', 'info', 'warning', 'loading'];

export function Controls() {
  const [dialog, setDialog] = useState(false);
  const [second, setSecond] = useState(false);
  const [confirm, setConfirm] = useState(false);
  const [tab, setTab] = useState<'all' | 'spent' | 'gained'>('all');
  const [text, setText] = useState('She does not open the door.\nShe knocks back.');
  return (
    <div className={styles.stack}>
      <h1>Controls</h1>
      <div className={styles.line}>
        <Button icon={<Sparkles />}>Start the story</Button>
        <Button kind="quiet">Save for later</Button>
        <Button kind="ghost">Skip</Button>
        <Button kind="danger" icon={<Trash2 />}>
          Delete
        </Button>
        <Button loading>Publishing</Button>
        <Button disabled>Publish</Button>
        <IconButton label="Like" icon={<Heart />} />
        <IconButton label="Like" icon={<Heart />} pressed kind="filled" />
        <CopyButton label="Copy link" text="https://example.test" labelled />
      </div>
      <div className={styles.line}>
        <Button kind="quiet" onClick={() => setDialog(true)}>
          Open dialog
        </Button>
        <Button kind="quiet" onClick={() => setConfirm(true)}>
          Open confirm
        </Button>
        {KINDS.map((kind) => (
          <Button
            key={kind}
            kind="quiet"
            size="small"
            onClick={() => toast.show(kind, 'Your draft is saved', { description: `A ${kind} toast.` })}
          >
            {`Toast ${kind}`}
          </Button>
        ))}
      </div>
      <div className={styles.line}>
        {['Mara Vey', 'Ilse', 'The Ferryman', 'Kestrel Ode', 'Bram'].map((name) => (
          <Avatar key={name} name={name} size={44} />
        ))}
        <IconDisc small>
          <Send />
        </IconDisc>
        <Badge>Draft</Badge>
        <Badge tone="ember">New</Badge>
        <Badge tone="cool">Character</Badge>
        <Badge tone="danger">18+</Badge>
        <Badge tone="success">Published</Badge>
        <Tooltip text="Sends your reply">
          <IconButton label="Send" icon={<Send />} kind="filled" />
        </Tooltip>
        <Kbd>Ctrl</Kbd>
        <Kbd>K</Kbd>
      </div>
      <div className={styles.form}>
        <TextField
          label="Title"
          defaultValue="Warden of the Ninth Bell"
          counter="24 / 30"
          hint="Readers see this first."
        />
        <TextField
          label="Name"
          defaultValue="Bartholomew"
          counter="11 / 10"
          counterTone="danger"
          error="A name has at most 10 characters."
        />
        <TextArea
          label="Opening"
          value={text}
          onChange={(event) => setText(event.target.value)}
          counter="46 / 500"
        />
      </div>
      <Tabs
        label="Points"
        value={tab}
        onChange={setTab}
        items={[
          { value: 'all', label: 'All', content: 'Everything you gained and spent.' },
          { value: 'spent', label: 'Spent', content: 'Replies, covers and images.' },
          { value: 'gained', label: 'Gained', content: 'Check-ins, packs and plans.' },
        ]}
      />
      <Dialog
        open={dialog}
        onClose={() => setDialog(false)}
        title="Save this moment"
        description="You may keep three saves a story. A save holds the path, the choices and the place."
        footer={
          <>
            <Button kind="quiet" onClick={() => setDialog(false)}>
              Cancel
            </Button>
            <Button onClick={() => setDialog(false)}>Save</Button>
          </>
        }
      >
        <div className={styles.dialogForm}>
          <TextField label="Name of the save" defaultValue="Before the bell" />
          <Button kind="ghost" onClick={() => setConfirm(true)}>
            Replace an older save
          </Button>
          <Button kind="ghost" onClick={() => setSecond(true)}>
            How saves work
          </Button>
        </div>
      </Dialog>
      <Dialog
        open={second}
        onClose={() => setSecond(false)}
        zIndex={51}
        size="small"
        title="How saves work"
        description="A save is a place in the story, not a copy of it."
      />
      <ConfirmDialog
        open={confirm}
        zIndex={51}
        onConfirm={() => setConfirm(false)}
        onCancel={() => setConfirm(false)}
      />
    </div>
  );
}
