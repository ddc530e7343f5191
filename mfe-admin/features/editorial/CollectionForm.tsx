import { collectionSave } from '@storyloom/contract/editorial/endpoints/collection-save';
import type { EditorialContent } from '@storyloom/contract/editorial/entities/editorial-content';
import { collectionInput } from '@storyloom/contract/editorial/rules';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { TextArea } from '@storyloom/ui/forms/TextArea';
import { TextField } from '@storyloom/ui/forms/TextField';
import parts from '../admin-parts/AdminParts.module.css';
import { CollectionCardPreview } from './CollectionCardPreview.tsx';

interface CollectionFormProps {
  /** Null for a new collection. */
  collection: EditorialContent['collections'][number] | null;
  onSaved: () => void;
}

/** Edits the texts of a collection, with a preview of its card. */
export function CollectionForm({ collection, onSaved }: CollectionFormProps) {
  const host = useHost();
  const { name = '', title = '', description = '' } = collection ?? {};
  const form = useContractForm({
    schema: collectionInput,
    defaultValues: { name, title, description },
    send: async (values) => {
      await host.call(collectionSave, values);
      host.toast('success', 'Collection saved.');
      onSaved();
    },
  });
  const typed = form.native.watch();
  return (
    <Form form={form} className={parts.form} aria-label="Collection">
      <figure aria-label="Preview">
        <CollectionCardPreview
          name={typed.name}
          title={typed.title}
          description={typed.description ?? ''}
          storyCount={collection?.storyIds.length ?? 0}
        />
      </figure>
      <TextField
        {...form.field('name', 'Address')}
        hint="The last part of its address, such as stormy-night"
        readOnly={collection !== null}
      />
      <TextField {...form.field('title', 'Title')} />
      <TextArea {...form.field('description', 'Description')} minLines={2} maxLines={5} />
      <Button type="submit" loading={form.sending}>
        Save collection
      </Button>
    </Form>
  );
}
