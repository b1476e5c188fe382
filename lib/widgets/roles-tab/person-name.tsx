import { type ReactElement, Suspense } from 'react'
import { css } from '../../styled-system/css/index.js'
import { Avatar } from '../../ui/indicators/avatar.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'

export interface PersonNameProps {
  readonly acctId: string
  readonly name: string
  /** False for accounts that are known to have no picture. */
  readonly hasImage: boolean
}

/** Loads on demand, because a picture is not urgent. */
const AccountAvatar = lazyPart(() =>
  import('../../field/pickers/account-avatar.tsx').then(({ AccountAvatar }) => AccountAvatar),
)
const person = css({ display: 'inline-flex', alignItems: 'center', gap: '8', whiteSpace: 'nowrap' })

/** A person by picture and name. @source INV-002, PCK-005 */
export function PersonName({ acctId, name, hasImage }: PersonNameProps): ReactElement {
  const initial = <Avatar name={name} size="sm" />
  return (
    <span className={person}>
      {hasImage ? (
        <Suspense fallback={initial}>
          <AccountAvatar acctId={acctId} name={name} hasImage />
        </Suspense>
      ) : (
        initial
      )}
      {name}
    </span>
  )
}
