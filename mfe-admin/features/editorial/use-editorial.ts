import type { Endpoint, InputOf } from '@storyloom/contract/core/endpoint';
import { actionMessages } from '@storyloom/contract/core/messages';
import { content } from '@storyloom/contract/editorial/endpoints/content';
import type { EditorialContent } from '@storyloom/contract/editorial/entities/editorial-content';
import { serverMessage } from '@storyloom/http/errors';
import { ownQuery, useHost, useMutation, useQuery, useSession } from '@storyloom/mfe';

interface Change<E extends Endpoint> {
  endpoint: E;
  input: InputOf<E>;
  /** Optimistic update: returns the content to show until the API has answered. */
  preview?: (content: EditorialContent) => EditorialContent;
}

const mutationKey = ['editorial'];

/** The editorial content, and a function that changes it. Changes show at once and are sent one after another. */
export function useEditorial() {
  const host = useHost();
  const options = ownQuery(host, useSession().userId, content, {});
  const query = useQuery(options);
  const reload = () => host.queryClient.invalidateQueries({ queryKey: options.queryKey });
  const mutation = useMutation({
    mutationKey,
    scope: { id: 'editorial' },
    async onMutate({ preview }: Change<Endpoint>) {
      // A running fetch would overwrite the preview with content without this change.
      await host.queryClient.cancelQueries({ queryKey: options.queryKey });
      const shown = host.queryClient.getQueryData(options.queryKey);
      if (preview && shown) host.queryClient.setQueryData(options.queryKey, preview(shown));
    },
    mutationFn: ({ endpoint, input }: Change<Endpoint>) => host.call(endpoint, input),
    onError: (error) => host.toast('error', serverMessage(error) ?? actionMessages.saveFailed),
    // Refetches only after the last change: a refetch would overwrite the previews of waiting ones.
    onSettled: () => (host.queryClient.isMutating({ mutationKey }) === 1 ? reload() : undefined),
  });
  return {
    query,
    reload,
    change: <E extends Endpoint>(change: Change<E>) => mutation.mutate(change as unknown as Change<Endpoint>),
  };
}

export type EditorialTools = Omit<ReturnType<typeof useEditorial>, 'query'> & { content: EditorialContent };
