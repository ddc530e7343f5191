import { identityTypes } from '@storyloom/contract/users/endpoints/identity-types';
import type { IdentityType } from '@storyloom/contract/users/entities/identity-type';
import { endpointQuery, useHost, useQuery } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import type { OAuth } from './use-oauth.ts';

interface ServiceButtonsProps {
  oauth: OAuth;
  /** Text before the name of the service: `Continue with` or `Add`. */
  verb: string;
  onChoose(service: IdentityType): void;
}

/** A button for each service that visitors can log in with. */
export function ServiceButtons({ oauth, verb, onChoose }: ServiceButtonsProps) {
  const host = useHost();
  const { data: services, isError, isFetching, refetch } = useQuery(endpointQuery(host, identityTypes, {}));
  const { step } = oauth;
  if (isError && services === undefined) {
    return (
      <ErrorPanel
        compact
        title="Couldn’t load other ways to log in."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <>
      {services?.map(({ type, name }) => (
        <Button
          key={type}
          kind="quiet"
          ref={oauth.buttonOf(type)}
          loading={step.name === 'starting' && step.type === type}
          onClick={() => onChoose({ type, name })}
        >
          {`${verb} ${name}`}
        </Button>
      ))}
    </>
  );
}
