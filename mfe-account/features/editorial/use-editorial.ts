import type { Endpoint, InputOf } from '@storyloom/contract/endpoint';
import { content } from '@storyloom/contract/endpoints/editorial/content';
import type { EditorialContent } from '@storyloom/contract/entities/editorial-content';
import { actionMessages } from '@storyloom/contract/messages/actions';
import { serverMessage } from '@storyloom/http/errors';
import { ownQuery, useHost, useMutation, useQuery, useSession } from '@storyloom/mfe';

interface Change<E extends Endpoint> {
  endpoint: E;
  input: InputOf<E>;
  /** The content as it will be; shown until the API has answered. */
  preview?: (content: EditorialContent) => EditorialContent;
}

/** The editorial content, and a function that changes it. */
export function useEditorial() {
  const host = useHost();
  const options = ownQuery(host, useSession().userId, content, {});
  const query = useQuery(options);
  const reload = () => host.queryClient.invalidateQueries({ queryKey: options.queryKey });
  const mutation = useMutation({
    mutationFn: async ({ endpoint, input, preview }: Change<Endpoint>) => {
      const shown = host.queryClient.getQueryData(options.queryKey);
      if (preview && shown) host.queryClient.setQueryData(options.queryKey, preview(shown));
      await host.call(endpoint, input);
    },
    onError: (error) => host.toast('error', serverMessage(error) ?? actionMessages.saveFailed),
    onSettled: reload,
  });
  return {
    query,
    reload,
    change: <E extends Endpoint>(change: Change<E>) => mutation.mutate(change as unknown as Change<Endpoint>),
  };
}

export type EditorialTools = Omit<ReturnType<typeof useEditorial>, 'query'> & { content: EditorialContent };
