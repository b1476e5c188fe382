import { type ReactElement, useEffect, useMemo } from 'react'
import { draftKey } from '../../../client/storage/drafts.ts'
import { projectCalls } from '../../../contract/case/project-calls.ts'
import type { Stored } from '../../../contract/output.ts'
import { project, type Project } from '../../../domain/project/project.ts'
import { AutoDraft } from '../../../form/drafts/auto-draft.tsx'
import { DraftNotice } from '../../../form/drafts/draft-notice.tsx'
import { EntityForm } from '../../../form/entity-form.tsx'
import type { EntityFormApi } from '../../../form/entity-form-context.ts'
import { EntityField } from '../../../form/fields/entity-field.tsx'
import { FieldList } from '../../../form/fields/field-list.tsx'
import { RestRequired } from '../../../form/fields/rest-required.tsx'
import { useEntityForm } from '../../../form/use-entity-form.ts'
import { newProjectMessages } from '../../../locale/zh-cn/project-detail/new-project.ts'
import { useFangkit } from '../../../provider/use-fangkit.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { OnDemand } from '../../../ui/loading/on-demand.tsx'
import {
  CREATION_FIELDS,
  CREATION_STEPS,
  CREATION_SWITCHES,
  creationLayout,
  REFERRAL_FIELDS,
} from './creation-layout.ts'
import { CreationSteps } from './creation-steps.tsx'
import type { ProjectData } from '../use-project.ts'

const loadNumber = () =>
  import('../recommendations/recommended-number.tsx').then(({ RecommendedNumber }) => RecommendedNumber)
const NOTHING = {}

export interface NewProjectFormProps {
  readonly data: ProjectData
  readonly copyOf: string | null
  readonly owner: string | null
  readonly onSaved: (record: Stored<Project>) => void
  readonly onForm: (form: EntityFormApi | null) => void
  /** Time the draft was stored; null when nothing is unsaved. */
  readonly onDraftSaved: (at: number | null) => void
}

const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20' })
const heading = css({ textStyle: 'subhead', marginBottom: '8' })
const switches = css({ display: 'flex', flexWrap: 'wrap', columnGap: '16', rowGap: '8', marginTop: '16' })
const number = css({ minHeight: '28px', marginTop: '8' })
const below = css({ marginTop: '16', _empty: { display: 'none' } })

/** The form of a new case. */
export function NewProjectForm({
  data,
  copyOf,
  owner,
  onSaved,
  onForm,
  onDraftSaved,
}: NewProjectFormProps): ReactElement {
  const texts = useMessages(newProjectMessages)
  const { client } = useFangkit()
  const form = useEntityForm({
    entity: project,
    record: data.record,
    overlay: data.overlay,
    defaults: data.defaults,
    save: async (input, idempotencyKey) => (await client.call(projectCalls.doSave, input, { idempotencyKey })).data,
    onSaved,
    draft: { key: draftKey(project.service, null, copyOf), owner },
  })
  useEffect(() => {
    onForm(form)
    return () => onForm(null)
  }, [form, onForm])
  const layout = useMemo(() => creationLayout(texts.typeHints), [texts])
  return (
    <EntityForm form={form}>
      <div className={column}>
        <AutoDraft onDraftSaved={onDraftSaved} />
        <DraftNotice />
        <CreationSteps />
        <section>
          <h3 className={heading}>{texts.stepType}</h3>
          <FieldList names={CREATION_STEPS.type} layout={layout} flush />
        </section>
        <section>
          <h3 className={heading}>{texts.stepNeeds}</h3>
          <FieldList names={CREATION_STEPS.needs} layout={layout} flush />
        </section>
        <section>
          <h3 className={heading}>{texts.stepHouse}</h3>
          <FieldList names={CREATION_STEPS.house} layout={layout} flush />
          <div className={number}>
            <OnDemand load={loadNumber} props={NOTHING} />
          </div>
          <div className={switches}>
            {CREATION_SWITCHES.map((name) => (
              <EntityField key={name} name={name} look="inline" />
            ))}
          </div>
          <div className={below}>
            <FieldList names={REFERRAL_FIELDS} flush />
          </div>
        </section>
        <RestRequired
          shown={CREATION_FIELDS}
          heading={(fields) => (
            <section>
              <h3 className={heading}>{texts.otherRequired}</h3>
              {fields}
            </section>
          )}
        />
      </div>
    </EntityForm>
  )
}
