import { type ReactElement, useEffect, useState } from 'react'
import { accountImage } from '../../client/account-image.ts'
import { useFkQuery } from '../../provider/use-fk-query.ts'
import { css } from '../../styled-system/css/index.js'
import { Avatar } from '../../ui/avatar.tsx'

export interface AccountAvatarProps {
  readonly acctId: string
  readonly name: string | null
  /** False for accounts that are known to have no picture. */
  readonly hasImage: boolean
}

const picture = css({ display: 'block', flex: 'none', width: '24px', height: '24px', borderRadius: 'full', objectFit: 'cover' })

/** The picture of an account; the first character of its name until it is there, and when there is none. @source PCK-005 */
export function AccountAvatar({ acctId, name, hasImage }: AccountAvatarProps): ReactElement {
  const { data: blob } = useFkQuery(hasImage ? accountImage(acctId) : null)
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return undefined
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => {
      setAddress(null)
      URL.revokeObjectURL(made)
    }
  }, [blob])
  return address === null ? <Avatar name={name} size="sm" /> : <img src={address} alt="" className={picture} onError={() => setAddress(null)} />
}
