import type { ReactElement } from 'react'
import type { Stored } from '../../contract/output.ts'
import { account, type Account } from '../../domain/account.ts'
import { css } from '../../styled-system/css/index.js'
import { AccountAvatar } from './account-avatar.tsx'

/** Name, account, kind, phone, place, memo. */
export const accountColumns = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr) 60px 108px minmax(0, 1fr) minmax(0, 1.2fr) 14px', columnGap: '12', alignItems: 'center' })
const head = css({ paddingInline: '20', paddingBlock: '6', color: 'ink-3', textStyle: 'note', borderBottomWidth: '1px', borderBottomColor: 'line' })
const who = css({ display: 'flex', alignItems: 'center', gap: '8', minWidth: '0', color: 'ink' })
const cell = css({ minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
const quiet = css({ color: 'ink-3' })

const SHOWN = ['br01Name', 'br01AcctNo', 'br01AcctTypeId', 'br01Phone', 'br01City', 'br01Memo'] as const

/** Names of the columns; rows are read aloud as a whole. */
export function AccountHead(): ReactElement {
  return <div aria-hidden className={`${accountColumns} ${head}`}>{SHOWN.map((name) => <span key={name} className={cell}>{account.fields[name].label}</span>)}</div>
}

/** What helps to tell people apart. @source PCK-002 */
export function AccountRow({ person }: { readonly person: Stored<Account> }): ReactElement {
  const { br01AcctId, br01Name, br01LogoUrl, refValues } = person
  const place = [refValues['br01City'], refValues['br01County']].filter((part) => part !== undefined).join(' ')
  const texts = [person.br01AcctNo, refValues['br01AcctTypeId'], person.br01Phone, place === '' ? null : place, person.br01Memo]
  return (
    <>
      <span className={who}>
        <AccountAvatar acctId={br01AcctId ?? ''} name={br01Name} hasImage={br01LogoUrl !== null && br01AcctId !== null} />
        <span className={cell} title={br01Name ?? undefined}>{br01Name}</span>
      </span>
      {texts.map((text, index) => <span key={SHOWN[index + 1]} className={`${cell} ${text ? '' : quiet}`} title={text ?? undefined}>{text ?? '—'}</span>)}
    </>
  )
}
