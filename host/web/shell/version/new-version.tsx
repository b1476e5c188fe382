import { type ReactElement, useState } from 'react'
import { Button, Notice } from 'fangkit/ui'
import { css } from '../../../../lib/styled-system/css/index.js'
import { useLeaveGuard } from '../../leaving/leave-guard.tsx'
import { messages } from '../../messages.ts'
import { useNewerBuild } from './use-newer-build.ts'

const bar = css({ paddingInline: '16', paddingTop: '8' })

/** Offers a newer portal once there is one. Loading it anew waits for what is unsaved: the person lets it go, or stays. @source SHL-023 */
export function NewVersion(): ReactElement {
  const newer = useNewerBuild()
  const [later, putOff] = useState(false)
  const { mayLeave, reload: loadAnew } = useLeaveGuard()
  const reload = async () => {
    if (await mayLeave()) loadAnew()
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
                <Button size="sm" variant="text" onClick={() => void reload()}>{messages.version.reload}</Button>
                <Button size="sm" variant="text" onClick={() => putOff(true)}>{messages.version.later}</Button>
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
