import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { richtext } from '../../../lib/catalogue/field.ts'
import type { Value } from '../../../lib/catalogue/kind.ts'
import { CELL } from '../../../lib/field/cell.tsx'
import { INPUT } from '../../../lib/field/input.ts'
import { sanitiseRichText } from '../../../lib/field/rich-text/sanitise-rich-text.ts'
import { FormField } from '../../../lib/ui/forms/form-field.tsx'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'

const FIELD = richtext('办理指引')
const [Input, Cell] = [INPUT.richtext, CELL.richtext]
const ARTICLE =
  '<h2 style="text-align: center">甲</h2><p style="text-align: right">' +
  '<span style="font-size: 72px; color: #d64545">乙<strong>丙</strong></span>丁</p>'

const violations: string[] = []
document.addEventListener(
  'securitypolicyviolation',
  ({ effectiveDirective, sample, blockedURI }) => void violations.push(`${effectiveDirective} ${blockedURI} ${sample}`),
)

function Writing({
  start,
  onValue,
}: {
  readonly start: string
  readonly onValue: (value: Value) => void
}): ReactElement {
  const [value, setValue] = useState<Value>(start)
  return (
    <FormField label={FIELD.label} group>
      <Input
        field={FIELD}
        label={FIELD.label}
        value={value}
        onChange={(next) => {
          onValue(next)
          setValue(next)
        }}
      />
    </FormField>
  )
}
const page = () => screen.findByRole('textbox', { name: '办理指引' }, LONG_TIMEOUT)

async function selectAll(text: HTMLElement): Promise<void> {
  await userEvent.click(text)
  await userEvent.keyboard('{Control>}a{/Control}')
  act(() => void document.dispatchEvent(new Event('selectionchange')))
}

beforeAll(async () => {
  // What is loaded on demand brings its style sheets, which a built page has in a file: they come before the policy.
  show(
    <>
      <Writing start={ARTICLE} onValue={() => undefined} />
      <Cell field={FIELD} value={ARTICLE} />
    </>,
  )
  await userEvent.click(await page())
  await userEvent.click(screen.getByRole('combobox', { name: '字号' }))
  await screen.findByRole('option', { name: '72 px' }, LONG_TIMEOUT)
  cleanup()
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "style-src 'self'"
  document.head.append(policy)
  violations.length = 0
})

describe("a page with the policy style-src 'self'", () => {
  it('reports a style attribute that is parsed, so that silence means something', async () => {
    new DOMParser().parseFromString('<p style="color: red">甲</p>', 'text/html')
    await waitFor(() => expect(violations).toEqual([expect.stringContaining('style-src-attr inline')]))
    violations.length = 0
  })

  it('UPL-027 opens an article with sizes, colours and alignment to read, and hears of no violation', async () => {
    show(<Cell field={FIELD} value={ARTICLE} />)
    const heading = await screen.findByRole('heading', { name: '甲' }, LONG_TIMEOUT)
    expect(getComputedStyle(heading).textAlign).toBe('center')
    expect(getComputedStyle(screen.getByText('丙'))).toMatchObject({ fontSize: '72px', color: 'rgb(214, 69, 69)' })
    expect(violations).toEqual([])
  })

  it('UPL-027 opens, formats and pastes the same in the editor, and hears of no violation', async () => {
    const onValue = vi.fn<(value: Value) => void>()
    show(<Writing start={ARTICLE} onValue={onValue} />)
    const text = await page()
    const heading = await screen.findByRole('heading', { name: '甲' }, LONG_TIMEOUT)
    expect(getComputedStyle(heading).textAlign).toBe('center')
    expect(getComputedStyle(screen.getByText('丙'))).toMatchObject({ fontSize: '72px', color: 'rgb(214, 69, 69)' })
    await selectAll(text)
    await userEvent.click(screen.getByRole('button', { name: '左对齐' }))
    await userEvent.click(screen.getByRole('button', { name: '文字颜色' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '蓝色' }, LONG_TIMEOUT))
    await waitFor(() => expect(onValue.mock.lastCall?.[0]).toContain('color: rgb(63, 122, 224)'), LONG_TIMEOUT)
    await selectAll(text)
    await userEvent.click(screen.getByRole('combobox', { name: '字号' }))
    await userEvent.click(await screen.findByRole('option', { name: '16 px' }, LONG_TIMEOUT))
    await waitFor(
      () =>
        expect(onValue.mock.lastCall?.[0]).toBe(
          '<h2 style="text-align: left"><span style="font-size: 16px; color: rgb(63, 122, 224)">甲</span></h2>' +
            '<p style="text-align: left"><span style="font-size: 16px; color: rgb(63, 122, 224)">乙<strong>丙' +
            '</strong>丁</span></p>',
        ),
      LONG_TIMEOUT,
    )
    await selectAll(text)
    const clipboard = new DataTransfer()
    clipboard.setData(
      'text/html',
      '<p style="text-align: center; position: fixed"><span style="color: #2f8f5b">戊' +
        "<span style='font-size: 20px'>己</span></span></p>",
    )
    act(
      () =>
        void text.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }),
        ),
    )
    await waitFor(
      () =>
        expect(onValue.mock.lastCall?.[0]).toBe(
          '<p style="text-align: center"><span style="color: rgb(47, 143, 91)">戊</span>' +
            '<span style="font-size: 20px; color: rgb(47, 143, 91)">己</span></p>',
        ),
      LONG_TIMEOUT,
    )
    expect(violations).toEqual([])
  })

  it('keeps what is stored to the letter, and words that look like markup', () => {
    expect(sanitiseRichText(ARTICLE)).toBe(ARTICLE)
    expect(sanitiseRichText('<p>a &lt;p style="x"&gt; data-parsed-style="y"</p>')).toBe(
      '<p>a &lt;p style="x"&gt; data-parsed-style="y"</p>',
    )
    expect(
      sanitiseRichText('<p data-parsed-style="position: fixed">甲</p><p data-parsed-style="color: #fff">乙</p>'),
    ).toBe('<p>甲</p><p style="color: #fff">乙</p>')
    expect(violations).toEqual([])
  })
})
