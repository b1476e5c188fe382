import { Check, Lock, Pencil } from 'lucide-react'
import type { ReactElement } from 'react'
import type { Overlay } from '../../catalogue/overlay.ts'
import type { Stored } from '../../contract/output.ts'
import { project, type Project } from '../../domain/project/project.ts'
import { EntityView } from '../../form/entity-view.tsx'
import type { Readiness } from '../../form/readiness.ts'
import { valuesOf } from '../../form/record-values.ts'
import { projectDetailMessages } from '../../locale/zh-cn/project-detail.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Tag } from '../../ui/tag.tsx'

export interface BasicViewProps {
  readonly title: string
  readonly record: Stored<Project>
  readonly overlay: Overlay
  readonly readiness: Readiness
  /** Absent where the person may not edit. */
  readonly onEdit: (() => void) | undefined
  readonly opening: boolean
  /** Why this case may not be edited now, as the server said. */
  readonly blocked: string | null
  readonly highlighted: string | null
  readonly idPrefix: string
}

const reason = css({ display: 'inline-flex', alignItems: 'center', gap: '4', textStyle: 'label', color: 'ink-3', '& > svg': { flex: 'none', width: '14px', height: '14px' } })

/** The basic requirements to read. */
export function BasicView({ title, record, overlay, readiness, onEdit, opening, blocked, highlighted, idPrefix }: BasicViewProps): ReactElement {
  const texts = useMessages(projectDetailMessages)
  const complete = readiness.wanted > 0 && readiness.filled === readiness.wanted
  return (
    <Card
      title={title}
      tag={complete ? <Tag tone="ok" icon={<Check aria-hidden />}>{texts.complete}</Tag> : undefined}
      actions={blocked !== null ? <span className={reason}><Lock aria-hidden />{blocked}</span> : onEdit === undefined ? undefined : (
        <Button variant="text" size="sm" icon={<Pencil aria-hidden />} loading={opening} aria-label={texts.editSection({ title })} onClick={onEdit}>{texts.edit}</Button>
      )}
    >
      <EntityView entity={project} values={valuesOf(project, record)} refValues={record.refValues} overlay={overlay} highlighted={highlighted} idPrefix={idPrefix} />
    </Card>
  )
}
