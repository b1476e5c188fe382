import { Check } from 'lucide-react'
import type { ReactElement } from 'react'
import { isEmpty } from '../../../catalogue/kind.ts'
import { leads } from '../../../catalogue/composites.ts'
import { useEntityFormApi } from '../../../form/entity-form-context.ts'
import type { FormController } from '../../../form/state/form-controller.ts'
import { useFormState } from '../../../form/state/use-form-state.ts'
import { newProjectMessages } from '../../../locale/zh-cn/project-detail/new-project.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { flag } from '../../../ui/dom/flag.ts'
import { CREATION_STEPS, type CreationStep } from './creation-layout.ts'

const list = css({ display: 'flex', gap: '8' })
const step = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  width: 'full',
  height: '34px',
  paddingInline: '12',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'md',
  backgroundColor: 'surface-2',
  color: 'ink-3',
  cursor: 'pointer',
  '&[aria-current]': {
    backgroundColor: 'brand-soft',
    color: 'brand-ink',
    borderColor: 'brand-line',
    fontWeight: 'strong',
  },
  '&[data-done]:not([aria-current])': { color: 'ok' },
  '& > svg': { flex: 'none', width: '16px', height: '16px' },
})
const place = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '18px',
  height: '18px',
  borderRadius: 'full',
  borderWidth: '1px',
  borderColor: 'currentcolor',
  fontSize: '11px',
  lineHeight: '16px',
})
const grow = css({ flex: '1', minWidth: '0' })

const ORDER = ['type', 'needs', 'house'] as const satisfies readonly CreationStep[]

/** The steps of the drawer; each leads to its first field. */
export function CreationSteps(): ReactElement {
  const { controller, focusField } = useEntityFormApi()
  const texts = useMessages(newProjectMessages)
  const done = useFormState(controller, () => ORDER.filter((key) => isDone(controller, key)).join(' ')).split(' ')
  const labels = { type: texts.stepType, needs: texts.stepNeeds, house: texts.stepHouse }
  const current = ORDER.find((key) => !done.includes(key)) ?? 'house'
  return (
    <nav aria-label={texts.steps}>
      <ol className={list}>
        {ORDER.map((key, index) => (
          <li key={key} className={grow}>
            <button
              type="button"
              className={step}
              aria-current={key === current ? 'step' : undefined}
              data-done={flag(done.includes(key))}
              onClick={() => {
                const first = leads(controller.entity, CREATION_STEPS[key]).find(
                  (name) => controller.view(name).state.visible,
                )
                if (first !== undefined) focusField(first)
              }}
            >
              {done.includes(key) ? <Check aria-hidden /> : <span className={place}>{index + 1}</span>}
              {labels[key]}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A step is done when something is filled in, nothing required is missing, and nothing is invalid. */
function isDone(controller: FormController, key: CreationStep): boolean {
  const views = CREATION_STEPS[key]
    .map((name) => controller.view(name))
    .filter(({ state }) => state.visible && state.editable)
  const touched = key === 'type' || views.some(({ changed, value }) => changed && !isEmpty(value))
  return (
    touched &&
    views.every(
      ({ state, value, issue, invalidText }) =>
        issue === null && invalidText === null && !(state.required && isEmpty(value)),
    )
  )
}
