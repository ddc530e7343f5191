import { startIssuer } from '@storyloom/testing/oidc/issuer';
import { LOCAL_CLIENT } from './supervisor/local-issuer.ts';

const { PORT = '', OIDC_PORT = '', PUBLIC_ORIGIN } = process.env;
const sites = ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${PORT}`);
const issuer = await startIssuer({
  port: Number(OIDC_PORT),
  clientId: LOCAL_CLIENT,
  redirectUris: PUBLIC_ORIGIN ? [...sites, new URL(PUBLIC_ORIGIN).origin] : sites,
});

const stop = () => void issuer.close().then(() => process.exit(0));
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);
process.send?.({ type: 'ready' });
