import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { PersonRow, Role } from '../../../api/generated/api-shapes.ts';
import { ask } from '../../api/ask.ts';
import { peopleQuery } from '../../api/queries.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useToast } from '../../kit/toast.tsx';

export const allRoles: readonly Role[] = ['viewer', 'editor', 'reviewer', 'publisher', 'administrator'];

interface Change {
  readonly person: PersonRow;
  readonly roles: readonly Role[];
}

// Optimistic: the server's answer replaces it.
const showAhead = async (queries: QueryClient, id: string, change: Partial<PersonRow>): Promise<void> => {
  await queries.cancelQueries(peopleQuery);
  queries.setQueryData(
    peopleQuery.queryKey,
    (now) => now && { people: now.people.map((one) => (one.id === id ? { ...one, ...change } : one)) },
  );
};

export const useChangeRoles = () => {
  const { t } = useWords();
  const tell = useToast();
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: ({ person, roles }: Change) =>
      ask('PUT /api/people/:id/roles', { path: { id: person.id }, body: { roles } }),
    onMutate: ({ person, roles }) => showAhead(queries, person.id, { roles }),
    onError: (error) => tell(error.message),
    onSettled: () => queries.invalidateQueries(peopleQuery),
  });
  const change = (person: PersonRow, roles: readonly Role[]): void =>
    saving.mutate(
      { person, roles },
      {
        onSuccess: () => {
          const told = roles.map((role) => t(`common.role.${role}`)).join(', ');
          const said =
            roles.length > 0
              ? t('people.now', { name: person.name, roles: told })
              : t('people.nowNone', { name: person.name });
          tell(said, () => saving.mutate({ person, roles: person.roles }));
        },
      },
    );
  return { change, isBusy: saving.isPending };
};

export const useShutOut = () => {
  const { t } = useWords();
  const tell = useToast();
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: ({ person, out }: { readonly person: PersonRow; readonly out: boolean }) =>
      ask(out ? 'POST /api/people/:id/disable' : 'POST /api/people/:id/enable', { path: { id: person.id } }),
    onMutate: ({ person, out }) =>
      showAhead(queries, person.id, { disabledAt: out ? new Date().toISOString() : null }),
    onError: (error) => tell(error.message),
    onSettled: () => queries.invalidateQueries(peopleQuery),
  });
  const shut = (person: PersonRow, out: boolean): void =>
    saving.mutate(
      { person, out },
      {
        onSuccess: () =>
          tell(t(out ? 'people.isOut' : 'people.isIn', { name: person.name }), () =>
            saving.mutate({ person, out: !out }),
          ),
      },
    );
  return { shut, isBusy: saving.isPending };
};
