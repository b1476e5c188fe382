import type { ReactElement } from 'react'
import { formCompareMessages } from '../../../locale/zh-cn/documents/form-compare.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { CompareForms, CompareState } from './create-compare-forms.ts'

export interface CompareFootProps {
  readonly forms: CompareForms
  readonly state: CompareState
}

const foot = css({
  display: 'grid',
  gap: '8',
  flex: 'none',
  paddingBlock: '10',
  paddingInline: 'pad',
  borderTopWidth: '1px',
  borderTopColor: 'line',
  backgroundColor: 'surface',
})
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })
const count = css({ color: 'ink-2', textStyle: 'label', whiteSpace: 'nowrap' })
const wrong = css({ color: 'bad' })
const end = css({ display: 'flex', alignItems: 'center', gap: '8', marginInlineStart: 'auto' })

/** The number of changes, and buttons to save or discard them. */
export function CompareFoot({ forms, state: { changes, issues, saving, unsaved } }: CompareFootProps): ReactElement {
  const texts = useMessages(formCompareMessages)
  return (
    <div className={foot}>
      {unsaved.length === 0 || changes === 0 ? null : (
        <Notice tone="bad" size="slim" role="alert" title={texts.unsaved({ titles: unsaved.join('、') })}>
          {texts.unsavedText}
        </Notice>
      )}
      <div className={line}>
        <span role="status" className={count}>
          {changes === 0 ? texts.noChanges : texts.changes({ count: changes })}
          {issues === 0 ? null : (
            <>
              {'，'}
              <span className={wrong}>{texts.issues({ count: issues })}</span>
            </>
          )}
        </span>
        <span className={end}>
          <Button disabled={changes === 0 || saving} onClick={() => forms.discard()}>
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            disabled={changes === 0}
            loading={saving}
            title={texts.withKey({ label: texts.save, key: 'Ctrl S' })}
            onClick={() => void forms.save()}
          >
            {texts.save}
          </Button>
        </span>
      </div>
    </div>
  )
}
