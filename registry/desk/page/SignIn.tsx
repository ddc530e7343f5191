import { Button } from '@storyloom/ui/actions/Button';
import { TextField } from '@storyloom/ui/forms/TextField';
import { Section } from '@storyloom/ui/sections/Section';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import styles from './Desk.module.css';
import { ask } from './desk.queries.ts';

export function SignIn() {
  const client = useQueryClient();
  const signIn = useMutation({
    mutationFn: (token: unknown) => ask('/sign-in', { token }),
    onSuccess: () => client.invalidateQueries(),
    // The cache does not keep the token.
    gcTime: 0,
  });
  return (
    <main className={styles.signIn}>
      <h1>Release desk</h1>
      <Section label="Sign in">
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (!signIn.isPending) signIn.mutate(new FormData(event.currentTarget).get('token'));
          }}
        >
          <TextField
            label="Token"
            name="token"
            type="password"
            autoComplete="current-password"
            error={signIn.error?.message}
            announceError
            hint="Everybody with a token sees all micro-frontends, and changes those that the token is for."
          />
          <Button type="submit" fullWidth loading={signIn.isPending}>
            Sign in
          </Button>
        </form>
        <p className={styles.note}>
          Whoever runs the registry creates a token: <code>npm run release -- token create reader</code>
        </p>
      </Section>
    </main>
  );
}
