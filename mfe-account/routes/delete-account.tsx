import { DeleteAccount } from '../features/deletion/DeleteAccount.tsx';

export default function DeleteAccountPage() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <DeleteAccount />
    </>
  );
}
