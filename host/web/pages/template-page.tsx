import { Download } from 'lucide-react'
import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react'
import { noticeOf, useAuthUser, useFkMutation, useNotify } from 'fangkit'
import {
  ConfigGrid,
  type ConfigGridHandle,
  type ConfigGridRowsEvent,
  type ConfigGridSelectionEvent,
} from 'fangkit/config-grid'
import { Button } from 'fangkit/ui'
import { templateGrid } from '../../grids/papers/template-grid.ts'
import { useLeaveGuard } from '../leaving/leave-guard.tsx'
import { messages } from '../messages.ts'
import { PATHS } from '../paths.ts'
import { saveFile } from './save-file.ts'
import { useFormAddress } from './use-form-address.ts'
import './template-page.css'

const page = 'portal-template-page-page'
const bar = 'portal-template-page-bar'

interface Named {
  readonly formId: string
  readonly formName: string
}

/** /TemplateGrid: the list of templates, and a print preview of each. @source ROU-009, APP-010 */
export function TemplatePage(): ReactElement {
  const { watch } = useLeaveGuard()
  const form = useFormAddress(PATHS.templates)
  const handle = useRef<ConfigGridHandle>(null)
  const known = useRef(new Map<string, Named>())
  const [ticked, setTicked] = useState<readonly Named[]>([])
  const isManager = useAuthUser().data?.isManager === true
  const notify = useNotify()
  const { mutate, isPending } = useFkMutation(
    ({ formId }: Named, client) => client.download({ path: 'form/sample', method: 'POST', body: { formId } }),
    {
      onSuccess: (file, { formName }) => saveFile(file, messages.templates.fileName(formName)),
      onError: (error) => {
        const notice = noticeOf(error)
        if (notice) notify(notice)
      },
    },
  )
  useEffect(() => watch(() => handle.current?.isDirty() ?? false), [watch])
  const remember = useCallback(({ rows }: ConfigGridRowsEvent) => {
    for (const { keyValue, formId, formName } of rows)
      if (keyValue !== null) known.current.set(keyValue, { formId: String(formId), formName: String(formName) })
  }, [])
  const choose = useCallback(
    ({ ids }: ConfigGridSelectionEvent) => setTicked(ids.flatMap((id) => known.current.get(id) ?? [])),
    [],
  )
  const [only, second] = ticked
  const chosen = second === undefined ? only : undefined
  return (
    <div className={page}>
      {isManager ? (
        <div className={bar}>
          <Button
            size="sm"
            icon={<Download />}
            disabled={!chosen}
            loading={isPending}
            onClick={() => chosen && mutate(chosen)}
          >
            {messages.templates.sample}
          </Button>
          {chosen ? messages.templates.of(chosen.formName) : messages.templates.tickOne}
        </div>
      ) : null}
      <ConfigGrid
        ref={handle}
        definition={templateGrid}
        onRowsChanged={remember}
        {...(isManager && { onSelectionChange: choose })}
        {...form}
      />
    </div>
  )
}
