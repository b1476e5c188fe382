import type { ReactElement } from 'react'
import { answerOf, useCache, useFkMutation, useFkQuery, useNotify } from 'fangkit'
import { LARGEST_PAGE, recordCalls, userCalls } from 'fangkit/contract'
import { Button, Card, Notice } from 'fangkit/ui'
import { usrPrvsGrid } from '../../../grids/staff/usr-prvs-grid.ts'
import { rightsMessages as texts } from './rights-messages.ts'
import { changesOf, type MenuRights, type RightsDraft } from './tree-rows.ts'

export interface RightsDraftCardProps {
  readonly role: string
  readonly people: number
  readonly menu: readonly MenuRights[]
  readonly draft: RightsDraft
  readonly onDraft: (draft: RightsDraft) => void
}

const { entity } = usrPrvsGrid
const calls = recordCalls(entity)

/** The changes to the rights of a role before they are saved: what, for how many people, and why the server refuses. */
export function RightsDraftCard({ role, people, menu, draft, onDraft }: RightsDraftCardProps): ReactElement | null {
  const notify = useNotify()
  const cache = useCache()
  // The grants there are: a list the role already has one for is changed, any other gets one.
  const grants = useFkQuery(
    answerOf(calls.getPageList, { page: 1, pageSize: LARGEST_PAGE, search: { roleId: { is: [role] } } }),
    { staleTime: 0 },
  )
  const changes = changesOf(menu, draft)
  const grantIn = (code: string) => grants.data?.find((grant) => grant['menuCode'] === code)
  const { mutate, isPending, error, reset } = useFkMutation(
    (_: null, client) =>
      client.call(calls.saveChanges, {
        rows: changes.map(({ item: { code } }) => {
          const grant = grantIn(code)
          const operations = draft.get(code) ?? []
          return grant
            ? { keyValue: grant.keyValue, version: grant.version, operations }
            : { roleId: role, menuCode: code, operations }
        }),
      }),
    {
      onSuccess: () => {
        notify({ tone: 'success', title: texts.saved(changes.length) })
        onDraft(new Map())
        void cache.invalidate([entity.service, userCalls.getRights.service])
      },
    },
  )
  if (changes.length === 0) return null
  const names = (privileges: readonly (keyof typeof texts.operations)[]): string =>
    privileges.map((one) => texts.operations[one]).join('、')
  const off = changes.filter(({ item }) => grantIn(item.code)?.['enabled'] === 0)
  const drop = (code: string): void => {
    reset()
    onDraft(new Map([...draft].filter(([one]) => one !== code)))
  }
  return (
    <Card title={texts.draftTitle(changes.length)} size="slim" padded>
      <div className="portal-rights-draft">
        <ol>
          {changes.map(({ item, given, taken }) => (
            <li key={item.code}>
              {item.name}
              <span>{texts.draftLine(names(given), names(taken))}</span>
              <Button size="sm" variant="link" onClick={() => drop(item.code)}>
                {texts.revert(item.name)}
              </Button>
            </li>
          ))}
        </ol>
        <p>{texts.draftPeople(people)}</p>
        <p>{texts.draftGrant}</p>
        {off.map(({ item }) => (
          <Notice key={item.code} tone="warn" title={texts.disabledGrant(item.name)} />
        ))}
        {error ? (
          <Notice tone="bad" title={texts.refused}>
            {error.issues.length > 0 ? error.issues.map(({ message }) => message).join('；') : error.userMessage}
          </Notice>
        ) : null}
        <div>
          <Button
            variant="primary"
            loading={isPending}
            disabled={grants.data === undefined || off.length > 0}
            onClick={() => mutate(null)}
          >
            {texts.save}
          </Button>
          <Button
            disabled={isPending}
            onClick={() => {
              reset()
              onDraft(new Map())
            }}
          >
            {texts.discard}
          </Button>
        </div>
      </div>
    </Card>
  )
}
