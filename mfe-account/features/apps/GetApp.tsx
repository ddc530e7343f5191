import { links } from '@storyloom/contract/apps/endpoints/links';
import { downloadApp } from '@storyloom/contract/platform/dialogs/download-app';
import { endpointQuery, useHost, useQuery } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Smartphone } from 'lucide-react';
import { storesOf } from './stores.ts';

/** Button that opens the dialog with the apps. Renders nothing if the site has none, or inside an app. */
export function GetApp() {
  const host = useHost();
  const { data } = useQuery({ ...endpointQuery(host, links, {}), enabled: !host.webview.active });
  if (data === undefined || storesOf(data).length === 0) return null;
  return (
    <Button
      kind="quiet"
      size="small"
      icon={<Smartphone />}
      onClick={() => void host.dialogs.open(downloadApp)}
    >
      Get the app
    </Button>
  );
}
