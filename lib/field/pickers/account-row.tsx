import type { ReactElement } from 'react'
import type { Stored } from '../../contract/output.ts'
import { account, type Account } from '../../domain/account.ts'
import { commonMessages } from '../../locale/zh-cn/common.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { AccountAvatar } from './account-avatar.tsx'

/** Columns: name, account, kind, phone, birthday, place, memo, id. */
export const accountColumns = css({
  display: 'grid',
  gridTemplateColumns:
    'minmax(0, 1.3fr) minmax(0, 1fr) 60px 104px 84px minmax(0, 1.5fr) minmax(0, 1.1fr) minmax(0, 1.1fr) 14px',
  columnGap: '12',
  alignItems: 'center',
})
const head = css({
  paddingInline: '20',
  paddingBlock: '6',
  color: 'ink-3',
  textStyle: 'note',
  borderBottomWidth: '1px',
  borderBottomColor: 'line',
})
const who = css({ display: 'flex', alignItems: 'center', gap: '8', minWidth: '0', color: 'ink' })
const cell = css({ minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
const quiet = css({ color: 'ink-3' })

/** Fields of each column after the name; the fields of one column follow each other. */
const COLUMNS = [
  ['br01AcctNo'],
  ['br01AcctTypeId'],
  ['br01Phone'],
  ['br01Birthday'],
  ['br01Country', 'br01Province', 'br01City', 'br01County'],
  ['br01Memo'],
  ['br01AcctId'],
] as const
type ShownField = (typeof COLUMNS)[number][number]
const labelOfColumn = (fields: readonly ShownField[]): string =>
  fields.map((name) => account.fields[name].label).join('、')

/** Column headers for sighted users; screen readers read a row as a whole. */
export function AccountHead(): ReactElement {
  return (
    <div aria-hidden className={`${accountColumns} ${head}`}>
      {[account.fields.br01Name.label, ...COLUMNS.map(labelOfColumn)].map((label) => (
        <span key={label} className={cell} title={label}>
          {label}
        </span>
      ))}
    </div>
  )
}

/** One person with the details that distinguish people of the same name. @source PCK-002 */
export function AccountRow({ person }: { readonly person: Stored<Account> }): ReactElement {
  const { empty } = useMessages(commonMessages)
  const { br01AcctId, br01Name, br01LogoUrl, refValues } = person
  const texts = COLUMNS.map((fields) => fields.flatMap((name) => refValues[name] ?? person[name] ?? []).join(' '))
  return (
    <>
      <span className={who}>
        <AccountAvatar
          acctId={br01AcctId ?? ''}
          name={br01Name}
          hasImage={br01LogoUrl !== null && br01AcctId !== null}
        />
        <span className={cell} title={br01Name ?? undefined}>
          {br01Name}
        </span>
      </span>
      {texts.map((text, index) => (
        <span key={labelOfColumn(COLUMNS[index] ?? [])} className={`${cell} ${text === '' ? quiet : ''}`} title={text}>
          {text || empty}
        </span>
      ))}
    </>
  )
}
