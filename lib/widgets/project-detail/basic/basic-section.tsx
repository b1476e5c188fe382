import { Check, Lock, Pencil } from 'lucide-react'
import { type ReactElement, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import type { Stored } from '../../../contract/output.ts'
import { PRIVILEGE } from '../../../domain/permission/privilege.ts'
import { project, type Project } from '../../../domain/project/project.ts'
import type { EntityFormApi } from '../../../form/entity-form-context.ts'
import { CompactView } from '../../../form/compact-view.tsx'
import { isDrawn } from '../../../form/fields/drawn-fields.ts'
import { FoldProvider, openField, useFolds } from '../../../form/groups/folds.ts'
import { isComplete, type Readiness } from '../../../domain/project/readiness.ts'
import { RecordingLine } from '../../../form/recording-line.tsx'
import { UnfilledLine } from '../../../form/unfilled-line.tsx'
import { valuesOf } from '../../../form/state/record-values.ts'
import { projectDetailMessages } from '../../../locale/zh-cn/project-detail/project-detail.ts'
import { useCan } from '../../../provider/session/use-can.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { SearchFields } from '../../../search/search-fields.tsx'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/sections/card.tsx'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import { OnDemand } from '../../../ui/loading/on-demand.tsx'
import { Tag } from '../../../ui/indicators/tag.tsx'
import { FilesBelow, RESERVED } from '../files/files-below.tsx'
import type { ProjectProgress } from './project-progress.ts'
import { readForm } from '../read-form.ts'
import type { SectionEditing } from '../sections.ts'
import { useTakeBack } from '../people/use-take-back.ts'
import type { ProjectData, ProjectSource } from '../use-project.ts'

/** The chunk of the form; loaded before it is needed. */
export const loadBasicForm = () => import('./basic-form.tsx').then(({ BasicForm }) => BasicForm)
const BasicForm = lazyPart(loadBasicForm)
const loadRecommendations = () =>
  import('../recommendations/recommendation-block.tsx').then(({ RecommendationBlock }) => RecommendationBlock)

export interface BasicSectionProps {
  readonly source: ProjectSource
  readonly data: ProjectData
  readonly title: string
  readonly readiness: Readiness | null
  readonly editing: SectionEditing
  readonly readOnly: boolean
  readonly owner: string | null
  readonly onSaved: (record: Stored<Project>, created: boolean) => void
  readonly onProgress: (progress: ProjectProgress) => void
  /** Leaves a new case; absent where the host offers no way back. */
  readonly onBack: (() => void) | undefined
}

const reason = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4',
  textStyle: 'label',
  color: 'ink-3',
  '& > svg': { flex: 'none', width: '14px', height: '14px' },
})

/** The basic requirements, read-only or as a form in the same place. @source PRJ-039 */
export function BasicSection(props: BasicSectionProps): ReactElement {
  const { source, data, title, readiness, editing: edit, owner } = props
  const texts = useMessages(projectDetailMessages)
  const can = useCan()
  const [issueSlot, setIssueSlot] = useState<Element | null>(null)
  const stored = source.kind === 'stored'
  const editing = edit.active || !stored
  const recordKey = data.record.keyValue ?? ''
  const values = useMemo(() => valuesOf(project, data.record), [data.record])
  const { refValues } = data.record
  const opener = useRef<HTMLButtonElement>(null)
  useTakeBack(editing, opener)
  const folds = useFolds(project.service)
  const box = useRef<HTMLDivElement>(null)
  const form = useRef<EntityFormApi | null>(null)
  const [openForm, setOpenForm] = useState<EntityFormApi | null>(null)
  const { register } = edit
  const storeForm = useCallback(
    (api: EntityFormApi | null) => {
      form.current = api
      setOpenForm(api)
      register(api)
    },
    [register],
  )
  const actions = editing ? (
    <span ref={setIssueSlot} />
  ) : edit.blocked !== null ? (
    <span className={reason}>
      <Lock aria-hidden />
      {edit.blocked}
    </span>
  ) : !props.readOnly && can(PRIVILEGE.update) ? (
    <Button
      ref={opener}
      variant="text"
      size="sm"
      icon={<Pencil aria-hidden />}
      loading={edit.opening}
      aria-label={texts.editSection({ title })}
      onClick={() => void edit.open()}
    >
      {texts.edit}
    </Button>
  ) : undefined
  const tag = editing ? (
    <Tag tone="brand">{texts.editing}</Tag>
  ) : isComplete(readiness) ? (
    <Tag tone="ok" icon={<Check aria-hidden />}>
      {texts.complete}
    </Tag>
  ) : undefined
  const view = (
    <CompactView entity={project} values={values} refValues={refValues} overlay={data.overlay} recordKey={recordKey} />
  )
  return (
    <FoldProvider value={folds}>
      <SearchFields
        entity={project}
        read={() => (form.current ? readForm(form.current) : { values, refValues, overlay: data.overlay })}
        root={() => box.current}
        open={(name) => openField(folds, project, recordKey, name, values)}
        drawn={editing ? (name) => form.current === null || isDrawn(form.current.controller, name) : undefined}
      />
      <div ref={box}>
        <Card
          title={title}
          editing={editing}
          tag={
            editing ? (
              tag
            ) : (
              <>
                {tag}
                <UnfilledLine entity={project} values={values} overlay={data.overlay} recordKey={recordKey} />
              </>
            )
          }
          actions={
            editing ? (
              actions
            ) : (
              <>
                <RecordingLine recordKey={recordKey} values={values} refValues={refValues} />
                {actions}
              </>
            )
          }
        >
          {!editing ? (
            view
          ) : (
            <Suspense fallback={view}>
              <BasicForm
                title={title}
                data={data}
                copyOf={source.kind === 'copy' ? source.of : null}
                owner={owner}
                barSlot={edit.barSlot}
                issueSlot={issueSlot}
                onSaved={props.onSaved}
                onClose={source.kind === 'stored' ? edit.close : props.onBack}
                onProgress={props.onProgress}
                onForm={storeForm}
              />
            </Suspense>
          )}
          {source.kind === 'stored' ? (
            <div style={RESERVED}>
              <OnDemand
                load={loadRecommendations}
                props={{ data, editing: edit, form: openForm, readOnly: props.readOnly }}
              />
            </div>
          ) : null}
          <FilesBelow
            service={project.service}
            recordId={source.kind === 'stored' ? source.id : null}
            title={title}
            readOnly={props.readOnly}
            editing={edit}
          />
        </Card>
      </div>
    </FoldProvider>
  )
}
