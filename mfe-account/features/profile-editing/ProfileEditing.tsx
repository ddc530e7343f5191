import { loginUser } from '@storyloom/contract/users/endpoints/login-user';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { lazyPart } from '@storyloom/ui/feedback/lazy-part';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';

const EditProfile = lazyPart(() => import('./EditProfile.tsx'));

/** The "Edit profile" button of a logged-in visitor, replaced by the form when pressed. */
export function ProfileEditing() {
  const host = useHost();
  const { status, userId } = useSession();
  const { data: user } = useQuery(ownQuery(host, userId, loginUser, {}));
  const [isOpen, setOpen] = useState(false);
  const isReturning = useRef(false);
  if (status !== 'real' || !user) return null;
  if (isOpen) {
    const close = () => {
      isReturning.current = true;
      setOpen(false);
    };
    return <EditProfile key={user.id} user={user} onDone={close} />;
  }
  return (
    <div>
      <Button
        kind="quiet"
        icon={<Pencil />}
        ref={(button) => {
          if (button && isReturning.current) button.focus();
          isReturning.current = false;
        }}
        onClick={() => setOpen(true)}
      >
        Edit profile
      </Button>
    </div>
  );
}
