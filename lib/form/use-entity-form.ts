import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Entity } from '../catalogue/entity.ts'
import type { Scope } from '../catalogue/kind.ts'
import { NO_OVERLAY, type Overlay } from '../catalogue/overlay.ts'
import type { Conflict } from '../client/fangkit-error.ts'
import { fieldMessages } from '../locale/zh-cn/fields/field.ts'
import { useMessages } from '../provider/use-messages.ts'
import { useLatest } from '../provider/use-latest.ts'
import { useRules } from '../provider/settings/use-rules.ts'
import { useToday } from '../provider/use-today.ts'
import type { EntityFormApi } from './entity-form-context.ts'
import type { EntityFormOptions } from './entity-form-options.ts'
import type { FormRules } from './state/form-rules.ts'
import { createFormController } from './state/form-controller.ts'
import { valuesOf } from './state/record-values.ts'
import { useAfterPress } from './use-after-press.ts'
import { useFieldFocus } from './use-field-focus.ts'
import { useFormDraft } from './drafts/use-form-draft.ts'
import { useFormSave } from './saving/use-form-save.ts'
import { useLeaving } from './leaving/use-leaving.ts'

const NO_FACTS: Scope = {}

/** Edits one record in a form: rules, saving, conflicts and drafts. */
export function useEntityForm<E extends Entity>(options: EntityFormOptions<E>): EntityFormApi {
  const { entity, record, reveal, onFieldRender } = options
  const rules = useFormRules(options)
  const latestRules = useLatest(rules)
  const [rulesDrawn, setRulesDrawn] = useState(rules)
  // Fields read the rules while they render. New rules apply once they are committed, and are drawn before the paint.
  useLayoutEffect(() => setRulesDrawn(rules), [rules])
  const [controller] = useState(() => {
    const basis = {
      values: valuesOf(entity, record),
      keyValue: record.keyValue,
      version: record.version,
      refValues: record.refValues,
    }
    return createFormController(entity, basis, options.defaults ?? {}, () => latestRules.current)
  })
  const root = useRef<HTMLFormElement>(null)
  const focusField = useFieldFocus(entity, root)
  const afterPress = useAfterPress(root)
  const draft = useFormDraft(controller, options.draft)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const closeConflict = useCallback(() => setConflict(null), [])
  const save = useFormSave({ controller, options, draft, focusField, onConflict: setConflict })

  const discard = useCallback(() => {
    controller.rebase({ ...controller.basis(), values: controller.initial() })
    draft.drop()
  }, [controller, draft])
  const { answer, requestLeave } = useLeaving({
    isDirty: controller.isDirty,
    save: useCallback(async () => (await save()) === 'saved', [save]),
    discard,
  })
  const leaving = useMemo(() => answer && { answer }, [answer])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rules make another form for all parts inside
  return useMemo<EntityFormApi>(
    () => ({
      controller,
      root,
      save,
      focusField,
      afterPress,
      discard,
      requestLeave,
      leaving,
      conflict,
      closeConflict,
      reveal,
      onFieldRender,
      isDirty: controller.isDirty,
      draft: draft.offered,
      restoreDraft: draft.restore,
      dropDraft: draft.drop,
      saveDraft: draft.saveDraft,
    }),
    [
      controller,
      save,
      focusField,
      afterPress,
      discard,
      requestLeave,
      leaving,
      conflict,
      closeConflict,
      reveal,
      onFieldRender,
      draft,
      rulesDrawn,
    ],
  )
}

function useFormRules({
  facts = NO_FACTS,
  overlay = NO_OVERLAY,
}: {
  readonly facts?: Scope | undefined
  readonly overlay?: Overlay | undefined
}): FormRules {
  const today = useToday()
  const settings = useRules()
  const texts = useMessages(fieldMessages)
  return useMemo(() => ({ facts, overlay, today, settings, texts }), [facts, overlay, today, settings, texts])
}
