import { useCallback, useRef, useState } from 'react'
import { toFangkitError } from '../../client/fangkit-error.ts'
import type { Stored } from '../../contract/output.ts'
import { projectRoleCalls } from '../../contract/case/project-role-calls.ts'
import { type ProjectRole, projectRole, takesPartBy } from '../../domain/project-role/project-role.ts'
import { rolesTabMessages } from '../../locale/zh-cn/roles-tab.ts'
import { noticeOf } from '../../provider/notices/notice-of.ts'
import { useCache } from '../../provider/queries/use-cache.ts'
import { useConfirm } from '../../provider/notices/use-confirm.ts'
import { useFangkit } from '../../provider/use-fangkit.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useNotify } from '../../provider/notices/use-notify.ts'

/** The name of an invitee. */
export function inviteeName({ hf21AcctId, refValues }: Stored<ProjectRole>): string {
  return refValues['hf21AcctId'] ?? hf21AcctId ?? ''
}

export interface InviteeSwitch {
  /** Key of the row that is being switched. */
  readonly busy: string | null
  /** Must keep its identity. */
  readonly start: (row: Stored<ProjectRole>) => void
}

/** Switches an invitee off or on, after a question. @source INV-003 */
export function useInviteeSwitch(): InviteeSwitch {
  const texts = useMessages(rolesTabMessages)
  const { client } = useFangkit()
  const cache = useCache()
  const notify = useNotify()
  const confirm = useConfirm()
  const [busy, setBusy] = useState<string | null>(null)
  const running = useRef(false)

  const start = useCallback(
    (row: Stored<ProjectRole>) => {
      const { keyValue: id, version } = row
      if (id === null || running.current) return
      const off = takesPartBy(row)
      const said = { name: inviteeName(row), role: row.refValues['hf21RoleId'] ?? '' }
      const run = async (): Promise<void> => {
        if (running.current) return
        running.current = true
        setBusy(id)
        try {
          await client.call(off ? projectRoleCalls.doDisable : projectRoleCalls.doEnable, { id, version })
          notify({ tone: 'success', title: off ? texts.disabled(said) : texts.enabled(said) })
        } catch (thrown) {
          const notice = noticeOf(toFangkitError(thrown, `${projectRole.service}.doDisable`))
          if (notice) notify(notice)
        } finally {
          running.current = false
          setBusy(null)
          // Also after a refusal, because the row may be out of date.
          void cache.invalidate([projectRole.service])
        }
      }
      const question = off
        ? { title: texts.disableTitle, text: texts.disableText(said), confirmLabel: texts.disable, danger: true }
        : { title: texts.enableTitle, text: texts.enableText(said), confirmLabel: texts.enable }
      void confirm(question).then((yes) => (yes ? run() : undefined))
    },
    [client, cache, notify, confirm, texts],
  )
  return { busy, start }
}
