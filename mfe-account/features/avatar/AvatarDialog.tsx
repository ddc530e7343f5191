import { uploadMessages } from '@storyloom/contract/stories/studio-messages';
import { loginUser } from '@storyloom/contract/users/endpoints/login-user';
import { profile } from '@storyloom/contract/users/endpoints/profile';
import { uploadUserAvatar } from '@storyloom/contract/users/endpoints/upload-user-avatar';
import CropDialog from '@storyloom/forms/CropDialog';
import { serverMessage } from '@storyloom/http/errors';
import { uploadFile } from '@storyloom/http/upload-file';
import { ownQuery, useHost, useSession } from '@storyloom/mfe';

interface AvatarDialogProps {
  file: File;
  onClosed(): void;
}

/** Lets the visitor crop an image to their picture, and uploads it. */
export default function AvatarDialog({ file, onClosed }: AvatarDialogProps) {
  const host = useHost();
  const { userId } = useSession();
  return (
    <CropDialog
      file={file}
      title="Crop your picture"
      aspect={1}
      circular
      maxWidth={512}
      saveText="Save picture"
      upload={async (image, options) => {
        const user = await uploadFile(host.transport, uploadUserAvatar, { file: image }, options);
        host.queryClient.setQueryData(ownQuery(host, userId, loginUser, {}).queryKey, user);
        await host.queryClient.invalidateQueries({ queryKey: [profile.path] });
        host.toast('success', uploadMessages.succeeded);
      }}
      onRefused={(message) => host.toast('error', message)}
      onFailed={(error) => host.toast('error', serverMessage(error) ?? uploadMessages.failed)}
      onClosed={onClosed}
    />
  );
}
