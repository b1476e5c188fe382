import { type ReactElement, useState } from 'react'
import { Button, Notice } from 'fangkit/ui'
import { useLeaveGuard } from '../../leaving/leave-guard.tsx'
import { messages } from '../../messages.ts'
import { useNewerBuild } from './use-newer-build.ts'
import './new-version.css'

const bar = 'portal-new-version-bar'

/**
 * Offers a newer version of the portal. Reloading waits until the user saves or discards unsaved changes.
 * @source SHL-023
 */
export function NewVersion(): ReactElement {
  const newer = useNewerBuild()
  const [later, putOff] = useState(false)
  const { mayLeave, reload: reloadPage } = useLeaveGuard()
  const reload = async () => {
    if (await mayLeave()) reloadPage()
  }
  return (
    <div role="status" aria-live="polite">
      {newer && !later ? (
        <div className={bar}>
          <Notice
            tone="info"
            size="slim"
            actions={
              <>
                <Button size="sm" variant="text" onClick={() => void reload()}>
                  {messages.version.reload}
                </Button>
                <Button size="sm" variant="text" onClick={() => putOff(true)}>
                  {messages.version.later}
                </Button>
              </>
            }
          >
            {messages.version.newer}
          </Notice>
        </div>
      ) : null}
    </div>
  )
}
