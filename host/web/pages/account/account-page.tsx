import { type ReactElement, useState } from 'react'
import { Button, Card } from 'fangkit/ui'
import { PasswordDialog } from '../../shell/user/password-dialog.tsx'
import { accountMessages } from './account-messages.ts'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import './account-page.css'

const page = 'portal-account-page'
const about = 'portal-account-about'
const part = 'portal-account-part'

/** /AccountSafety: where the user is signed in, their password and their second factor. @source SHL-008 */
export function AccountPage(): ReactElement {
  const [changing, change] = useState(false)
  const { password } = accountMessages
  return (
    <div className={page}>
      <p className={about}>{accountMessages.about}</p>
      <SessionsCard />
      <Card size="slim" title={password.title}>
        <div className={part}>
          <p>{password.text}</p>
          <Button size="sm" onClick={() => change(true)}>
            {password.change}
          </Button>
        </div>
      </Card>
      <SecondFactorCard />
      {changing ? <PasswordDialog onClose={() => change(false)} /> : null}
    </div>
  )
}
