import type { Profile } from '@storyloom/contract/users/entities/profile';
import { Canonical, JsonLd, useOrigin } from '@storyloom/mfe';

/** The address and the person of a profile, for search engines. */
export function ProfileMeta({ user, path }: { user: Profile; path: string }) {
  const origin = useOrigin();
  const { id, name, introduction, avatarUrl, createdAt } = user;
  const person = {
    '@type': 'Person',
    identifier: id,
    name,
    url: origin + path,
    ...(introduction && { description: introduction }),
    ...(avatarUrl !== null && { image: origin + avatarUrl }),
  } as const;
  return (
    <>
      <Canonical path={path} />
      <JsonLd graph={[{ '@type': 'ProfilePage', dateCreated: createdAt, mainEntity: person }]} />
    </>
  );
}
