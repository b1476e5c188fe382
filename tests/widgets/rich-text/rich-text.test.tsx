import { Editor } from '@tiptap/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { richtext } from '../../../lib/catalogue/field.ts'
import type { Value } from '../../../lib/catalogue/kind.ts'
import { richTextIssue } from '../../../lib/catalogue/rich-text.ts'
import { CELL } from '../../../lib/field/cell.tsx'
import { INPUT } from '../../../lib/field/input.ts'
import { richTextExtensions } from '../../../lib/field/rich-text/rich-text-extensions.ts'
import { sanitiseRichText } from '../../../lib/field/rich-text/sanitise-rich-text.ts'
import { FormField } from '../../../lib/ui/forms/form-field.tsx'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { choose, png } from '../upload/files.ts'

const FIELD = richtext('办理指引')
const [Input, Cell] = [INPUT.richtext, CELL.richtext]

function Writing({
  start = null,
  onValue = () => undefined,
}: {
  readonly start?: string | null
  readonly onValue?: (value: Value) => void
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

/** Selects everything that is written. */
async function selectAll(text: HTMLElement): Promise<void> {
  await userEvent.click(text)
  await userEvent.keyboard('{Control>}a{/Control}')
  // The browser says so a little later, which a person gives it the time for.
  act(() => void document.dispatchEvent(new Event('selectionchange')))
}

describe('the editor', () => {
  it('UPL-026 UPL-027 writes bold and sized letters, paragraphs and lists in words the back end takes', async () => {
    const onValue = vi.fn<(value: Value) => void>()
    show(<Writing start="<p>先预约</p>" onValue={onValue} />)
    const text = await page()
    expect(getComputedStyle(text.parentElement as Element)).toMatchObject({ height: '650px', minHeight: '350px' })
    await selectAll(text)
    await userEvent.click(screen.getByRole('button', { name: '加粗' }))
    await selectAll(text)
    await userEvent.click(screen.getByRole('combobox', { name: '字号' }))
    await userEvent.click(await screen.findByRole('option', { name: '72 px' }, LONG_TIMEOUT))
    await waitFor(() => expect(onValue.mock.lastCall?.[0]).toContain('72px'), LONG_TIMEOUT)
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull(), LONG_TIMEOUT)
    await userEvent.click(screen.getByRole('button', { name: '居中' }))
    await waitFor(
      () =>
        expect(onValue.mock.lastCall?.[0]).toBe(
          '<p style="text-align: center"><span style="font-size: 72px"><strong>先预约</strong></span></p>',
        ),
      LONG_TIMEOUT,
    )
    expect(screen.getByRole('button', { name: '加粗', pressed: true })).toBeVisible()
    await selectAll(text)
    await userEvent.click(screen.getByRole('button', { name: '清除格式' }))
    await userEvent.click(screen.getByRole('button', { name: '有序列表' }))
    await waitFor(
      () => expect(onValue.mock.lastCall?.[0]).toMatch(/^<ol><li><p[^>]*>先预约<\/p><\/li><\/ol>$/),
      LONG_TIMEOUT,
    )
    await userEvent.click(screen.getByRole('button', { name: '撤销' }))
    for (const [value] of onValue.mock.calls) expect(richTextIssue(String(value))).toBeNull()
  })

  it('writes letters in colour, whatever size they have', async () => {
    const onValue = vi.fn<(value: Value) => void>()
    show(<Writing start="<p>甲乙</p>" onValue={onValue} />)
    await selectAll(await page())
    await userEvent.click(screen.getByRole('button', { name: '文字颜色' }))
    const red = await screen.findByRole('menuitem', { name: '红色' }, LONG_TIMEOUT)
    await inEveryScheme(expectAccessible)
    await userEvent.click(red)
    await waitFor(
      () => expect(onValue).toHaveBeenLastCalledWith('<p><span style="color: rgb(214, 69, 69)">甲乙</span></p>'),
      LONG_TIMEOUT,
    )
    const editor = new Editor({
      extensions: richTextExtensions({ addressOf: async () => null, dispose: () => undefined }),
      content: '<p>甲乙</p>',
      element: document.createElement('div'),
    })
    editor.commands.selectAll()
    editor.chain().setMark('textStyle', { fontSize: '72px' }).setMark('textStyle', { color: '#d64545' }).run()
    expect(sanitiseRichText(editor.getHTML())).toBe(
      '<p><span style="font-size: 72px; color: rgb(214, 69, 69)">甲乙</span></p>',
    )
    editor.destroy()
  })

  it('F17 keeps nothing of a paste that is not on the list', async () => {
    const onValue = vi.fn<(value: Value) => void>()
    show(<Writing onValue={onValue} />)
    const text = await page()
    await userEvent.click(text)
    const clipboard = new DataTransfer()
    clipboard.setData(
      'text/html',
      '<p onclick="x()" style="position:fixed">甲<script>alert(1)</script><a href="javascript:x">乙</a>' +
        '<img src="https://example.com/a.png"></p>',
    )
    act(
      () =>
        void text.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }),
        ),
    )
    await waitFor(() => expect(onValue).toHaveBeenLastCalledWith('<p>甲乙</p>'), LONG_TIMEOUT)
  })

  it('UPL-028 uploads a picture and keeps it without the signature of the moment', async () => {
    const onValue = vi.fn<(value: Value) => void>()
    const { container } = show(<Writing start="<p>见图</p>" onValue={onValue} />)
    const text = await page()
    act(() => choose(container, png('流程.png')))
    await waitFor(() => expect(text.querySelector('img')?.naturalWidth).toBe(1), LONG_TIMEOUT)
    await waitFor(
      () => expect(onValue.mock.lastCall?.[0]).toMatch(/<img src="\/file\/[0-9a-z]+" alt="流程.png">/),
      LONG_TIMEOUT,
    )
    act(() => choose(container, new File(['<svg/>'], '图.svg')))
    expect(within(await screen.findByRole('alert')).getByText('上传只能是png/jpg/jpeg/bmp/gif/webp格式!')).toBeVisible()
  })

  it('makes links of the addresses it allows', async () => {
    const onValue = vi.fn<(value: Value) => void>()
    show(<Writing start="<p>官网</p>" onValue={onValue} />)
    await selectAll(await page())
    await userEvent.click(screen.getByRole('button', { name: '链接' }))
    const address = screen.getByRole('textbox', { name: '链接地址' })
    fireEvent.change(address, { target: { value: 'javascript:alert(1)' } })
    await userEvent.type(address, '{Enter}')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('请输入以 http://'))
    fireEvent.change(address, { target: { value: 'https://example.com/a' } })
    await userEvent.type(address, '{Enter}')
    await waitFor(
      () =>
        expect(onValue).toHaveBeenLastCalledWith(
          '<p><a target="_blank" rel="noopener noreferrer nofollow" href="https://example.com/a">官网</a></p>',
        ),
      LONG_TIMEOUT,
    )
  })

  it('is worked by keyboard: its buttons are one stop, arrows go between them', async () => {
    show(<Writing start="<p>甲</p>" />)
    await page()
    const toolbar = screen.getByRole('toolbar', { name: '文字格式' })
    const bold = within(toolbar).getByRole('button', { name: '加粗' })
    bold.focus()
    expect(
      within(toolbar)
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toEqual([bold])
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(within(toolbar).getByRole('button', { name: '斜体' })).toBe(document.activeElement))
    await userEvent.keyboard('{End}{ArrowRight}{ArrowLeft}')
    await waitFor(() => expect(within(toolbar).getByRole('button', { name: '清除格式' })).toBe(document.activeElement))
  })
})

it.each(['light', 'dark'] as const)('can be used by everybody (%s)', async (scheme) => {
  show(<Writing start="<h1>标题</h1><p>正文 <a href='https://example.com'>链接</a></p>" />, { appearance: { scheme } })
  await page()
  await userEvent.click(screen.getByRole('button', { name: '链接' }))
  await expectAccessible()
})

describe('an article to read', () => {
  it('F17 shows what is on the list and nothing else', async () => {
    show(
      <div data-testid="shown">
        <Cell
          field={FIELD}
          value={
            '<h2 style="color: rgb(1, 2, 3); position: fixed">甲</h2><p onclick="x()">乙<script>alert(1)' +
            '</script><img src="https://example.com/a.png" onerror="x()"><a href="javascript:x">丙</a></p>'
          }
        />
      </div>,
    )
    const heading = await screen.findByRole('heading', { name: '甲' }, LONG_TIMEOUT)
    expect(heading.style.cssText).toBe('color: rgb(1, 2, 3);')
    expect(screen.getByTestId('shown').querySelectorAll('script, img, [onclick], [href]')).toHaveLength(0)
    expect(screen.getByTestId('shown').textContent).toBe('甲乙丙')
  })
  it.each([
    '<svg><p><style><!--</style><img src=x onerror=alert(1)>--></style></p></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<a href="java&#9;script:x">a</a>',
    '<p style="background:url(https://example.com)">a</p>',
    '<template><img src=x onerror=alert(1)></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<img src="/file/a" onerror="x()">',
    '<span style="font-size: 16px; color: red">甲</span>',
    '<base href="https://example.com"><iframe src="x"></iframe><object data="x">',
    '甲 < 乙 & 丙',
    '<UL><LI>一</UL>',
    '<p title="x" id="y" class="z" data-a="b">甲</p>',
  ])('F17 is taken by the back end once cleaned: %s', (html) => {
    const clean = sanitiseRichText(html)
    expect(richTextIssue(clean)).toBeNull()
    expect(clean).not.toMatch(/onerror|script|style="background|example\.com/)
    expect(sanitiseRichText(clean)).toBe(clean)
  })
})
