import { type ReactElement, useState } from 'react'
import { accountImage } from '../../client/queries/account-image.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'
import { css } from '../../styled-system/css/index.js'
import { Avatar } from '../../ui/indicators/avatar.tsx'
import { BlobPicture } from '../../ui/indicators/blob-picture.tsx'

export interface AccountAvatarProps {
  readonly acctId: string
  readonly name: string | null
  /** False when the account is known to have no picture. */
  readonly hasImage: boolean
}

const picture = css({
  display: 'block',
  flex: 'none',
  width: '24px',
  height: '24px',
  borderRadius: 'full',
  objectFit: 'cover',
})

/**
 * The picture of an account; the first character of the name while it loads and when there is none.
 * @source PCK-005
 */
export function AccountAvatar({ acctId, name, hasImage }: AccountAvatarProps): ReactElement {
  const { data: blob } = useFkQuery(hasImage ? accountImage(acctId) : null)
  const [unreadable, setUnreadable] = useState<Blob | null>(null)
  if (!blob || blob === unreadable) return <Avatar name={name} size="sm" />
  return <BlobPicture blob={blob} alt="" className={picture} onUnreadable={setUnreadable} />
}
