import { CircleAlert } from 'lucide-react'
import type { ReactElement } from 'react'
import { isEmpty } from '../../catalogue/kind.ts'
import { formMessages } from '../../locale/zh-cn/fields/form.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { useEntityFormApi } from '../entity-form-context.ts'
import type { FormController } from '../state/form-controller.ts'
import { useFormState } from '../state/use-form-state.ts'

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4',
  minHeight: '24px',
  color: 'bad',
  cursor: 'pointer',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& > svg': { flex: 'none', width: '14px', height: '14px' },
})

/** Shows how many fields are empty or wrong and leads to the first one. Shows nothing while there are no issues. */
export function IssueSummary(): ReactElement {
  const { controller, focusField } = useEntityFormApi()
  const texts = useMessages(formMessages)
  const missing = useFormState(controller, () => countOf(controller, true))
  const wrong = useFormState(controller, () => countOf(controller, false))
  const parts = [
    ...(missing > 0 ? [texts.missing({ count: missing })] : []),
    ...(wrong > 0 ? [texts.wrong({ count: wrong })] : []),
  ]
  return (
    <span role="status">
      {parts.length === 0 ? null : (
        <button
          type="button"
          className={link}
          onClick={() => {
            const [first] = controller.issues()
            if (first) focusField(first.field)
          }}
        >
          <CircleAlert aria-hidden />
          {parts.join('，')}
        </button>
      )}
    </span>
  )
}

function countOf(controller: FormController, empty: boolean): number {
  const values = controller.values()
  return controller
    .issues()
    .filter(({ field }) => (isEmpty(values[field]) && controller.form.marks(field).invalidText === null) === empty)
    .length
}
