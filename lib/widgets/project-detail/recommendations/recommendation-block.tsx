import { RefreshCw } from 'lucide-react'
import { type ReactElement, useEffect, useState } from 'react'
import { fieldState } from '../../../catalogue/field-state.ts'
import type { Recommendation } from '../../../contract/case/recommendation-calls.ts'
import { project } from '../../../domain/project/project.ts'
import { agoText } from '../../../form/ago.ts'
import type { EntityFormApi } from '../../../form/entity-form-context.ts'
import { valuesOf } from '../../../form/state/record-values.ts'
import { readingMessages } from '../../../locale/zh-cn/fields/reading.ts'
import { recommendationMessages } from '../../../locale/zh-cn/project-detail/recommendations.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { Collapsible } from '../../../ui/sections/collapsible.tsx'
import { Tag } from '../../../ui/indicators/tag.tsx'
import type { SectionEditing } from '../sections.ts'
import type { ProjectData } from '../use-project.ts'
import { RecommendationBody } from './recommendation-body.tsx'
import { HANDLED_BY } from './recommendation-list.tsx'
import { useRecommendation } from './use-recommendation.ts'

export interface RecommendationBlockProps {
  readonly data: ProjectData
  readonly editing: SectionEditing
  /** Form of the case while it is edited. */
  readonly form: EntityFormApi | null
  readonly readOnly: boolean
}

const foot = css({ paddingInline: 'pad', borderTopWidth: '1px', borderTopColor: 'line' })
const note = css({ textStyle: 'label', color: 'ink-3' })

/** 推荐机构 below the basic requirements: a head and the list it opens. @source BAS-045, OPN-010 */
export function RecommendationBlock({
  data: { record, overlay },
  editing,
  form,
  readOnly,
}: RecommendationBlockProps): ReactElement {
  const texts = useMessages(recommendationMessages)
  const [open, setOpen] = useState(false)
  const load = useRecommendation(record, open)
  const { choose, choosing } = useChoice(editing, form)
  const mayChange = !readOnly && editing.blocked === null
  const { visible, editable } = fieldState(project, HANDLED_BY, valuesOf(project, record), overlay)
  const isKnown = load.data !== null && load.data.at !== null
  const renew = open && isKnown && mayChange && !load.data.stale && load.data.rows.length > 0
  return (
    <div className={foot}>
      <Collapsible
        slim
        title={
          <>
            {texts.title}
            {isKnown ? <Tag size="sm">{texts.count({ count: load.data.rows.length })}</Tag> : null}
            {load.data?.stale ? (
              <Tag size="sm" tone="warn">
                {texts.outdated}
              </Tag>
            ) : null}
          </>
        }
        open={open}
        onOpenChange={setOpen}
        extra={
          <>
            <About load={load} businessType={record.refValues['businessType']} />
            {renew ? (
              <Button
                variant="text"
                size="sm"
                icon={<RefreshCw aria-hidden />}
                loading={load.renewing}
                onClick={load.renew}
              >
                {texts.renew}
              </Button>
            ) : null}
          </>
        }
      >
        <RecommendationBody
          load={load}
          mayRenew={mayChange}
          stored={record.hf20DivisionDetailId}
          controller={editing.active ? (form?.controller ?? null) : null}
          onChoose={mayChange && visible && editable ? choose : undefined}
          choosing={choosing}
        />
      </Collapsible>
    </div>
  )
}

/** When the recommendations were calculated, and for which type of business. */
function About({
  load: { data },
  businessType,
}: {
  readonly load: ReturnType<typeof useRecommendation>
  readonly businessType: string | undefined
}): ReactElement {
  const texts = useMessages(recommendationMessages)
  const reading = useMessages(readingMessages)
  const [now] = useState(() => Date.now())
  const at = data?.at ?? null
  const when = at === null ? null : agoText(at, Math.max(now, at), reading)
  const computed =
    when === null || !data ? null : data.by === '' ? texts.computed({ when }) : texts.computedBy({ by: data.by, when })
  return (
    <span className={note}>
      {[businessType ? texts.businessType({ type: businessType }) : null, computed].filter(Boolean).join(' · ')}
    </span>
  )
}

/**
 * Choosing runs the status check, opens the form and fills in the organisation; the user saves.
 * @source PRJ-042
 */
function useChoice(
  editing: SectionEditing,
  form: EntityFormApi | null,
): { readonly choose: (row: Recommendation) => void; readonly choosing: string | null } {
  const [requested, setRequested] = useState<Recommendation | null>(null)
  useEffect(() => {
    if (requested === null || form === null) return
    form.controller.change({ [HANDLED_BY]: requested.divisionId }, { [HANDLED_BY]: requested.name })
    form.focusField(HANDLED_BY)
    setRequested(null)
  }, [requested, form])
  const choose = (row: Recommendation): void => {
    setRequested(row)
    void editing.open().then((opened) => (opened ? undefined : setRequested(null)))
  }
  return { choose, choosing: requested?.divisionId ?? null }
}
