import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  Palette,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react'
import type { ReactElement } from 'react'
import { RICH_TEXT_SIZES } from '../../catalogue/rich-text.ts'
import { richTextMessages } from '../../locale/zh-cn/fields/rich-text.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Menu } from '../../ui/overlays/menu.tsx'
import { Select } from '../../ui/select/select.tsx'
import { ALIGNMENTS } from './rich-text-extensions.ts'
import { editorStyles } from './rich-text-styles.ts'
import { useRoving } from './use-roving.ts'

export interface RichTextToolbarProps {
  readonly editor: Editor
  readonly linking: boolean
  readonly onLink: () => void
  readonly onImage: () => void
}

const LEVELS = [1, 2, 3] as const
const DEFAULT_COLOUR = 'default'
/** The font sizes on offer. @source UPL-027 @unit px */
const SIZES = [12, 14, 16, 18, 20, 24, 28, 32, 36, 48, 60, 72].filter(
  (size) => size >= RICH_TEXT_SIZES.smallest && size <= RICH_TEXT_SIZES.largest,
)
const ALIGN_ICONS = { left: AlignLeft, center: AlignCenter, right: AlignRight, justify: AlignJustify } as const
const ALIGN_NAMES = { left: 'alignLeft', center: 'alignCenter', right: 'alignRight', justify: 'alignJustify' } as const

/** The buttons of the editor. They are one stop of the Tab key; arrow keys move between them. */
export function RichTextToolbar({ editor, linking, onLink, onImage }: RichTextToolbarProps): ReactElement {
  const texts = useMessages(richTextMessages)
  const on = useEditorState({ editor, selector: ({ editor: now }) => stateOf(now) })
  const roving = useRoving()
  const run = () => editor.chain().focus()
  const tool = (label: string, icon: ReactElement, press: () => void, pressed?: boolean, disabled = false) => (
    <IconButton
      key={label}
      size="sm"
      label={label}
      icon={icon}
      aria-pressed={pressed}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
    />
  )
  return (
    <div className={editorStyles.bar}>
      <Select
        className={editorStyles.choice}
        size="sm"
        aria-label={texts.block}
        value={String(on.level)}
        options={[
          { value: '0', label: texts.paragraph },
          ...LEVELS.map((level) => ({ value: String(level), label: texts.heading({ level }) })),
        ]}
        onChange={(value) => {
          const level = LEVELS.find((known) => String(known) === value)
          if (level) run().setHeading({ level }).run()
          else run().setParagraph().run()
        }}
      />
      <Select
        className={editorStyles.choice}
        size="sm"
        aria-label={texts.size}
        value={on.size}
        clearable
        placeholder={texts.sizeDefault}
        valueLabel={on.size ?? undefined}
        options={SIZES.map((size) => ({ value: `${size}px`, label: texts.sizeOf({ size }) }))}
        onChange={(fontSize) => run().setMark('textStyle', { fontSize }).removeEmptyTextStyle().run()}
      />
      <div role="toolbar" aria-label={texts.toolbar} className={editorStyles.tools} {...roving}>
        {tool(texts.undo, <Undo2 aria-hidden size={16} />, () => run().undo().run(), undefined, !on.canUndo)}
        {tool(texts.redo, <Redo2 aria-hidden size={16} />, () => run().redo().run(), undefined, !on.canRedo)}
        {tool(texts.bold, <Bold aria-hidden size={16} />, () => run().toggleBold().run(), on.bold)}
        {tool(texts.italic, <Italic aria-hidden size={16} />, () => run().toggleItalic().run(), on.italic)}
        {tool(texts.underline, <Underline aria-hidden size={16} />, () => run().toggleUnderline().run(), on.underline)}
        {tool(texts.strike, <Strikethrough aria-hidden size={16} />, () => run().toggleStrike().run(), on.strike)}
        <Menu
          label={texts.colour}
          trigger={
            <IconButton
              size="sm"
              label={texts.colour}
              icon={<Palette aria-hidden size={16} />}
              onMouseDown={(event) => event.preventDefault()}
            />
          }
          items={[
            { value: DEFAULT_COLOUR, label: texts.colourDefault },
            ...RICH_TEXT_COLOURS.map(({ name, value }) => ({ value, label: texts[name] })),
          ]}
          onSelect={(value) =>
            run()
              .setMark('textStyle', { color: value === DEFAULT_COLOUR ? null : value })
              .removeEmptyTextStyle()
              .run()
          }
        />
        {tool(texts.bulletList, <List aria-hidden size={16} />, () => run().toggleBulletList().run(), on.bulletList)}
        {tool(
          texts.orderedList,
          <ListOrdered aria-hidden size={16} />,
          () => run().toggleOrderedList().run(),
          on.orderedList,
        )}
        {tool(texts.quote, <TextQuote aria-hidden size={16} />, () => run().toggleBlockquote().run(), on.quote)}
        {ALIGNMENTS.map((textAlign) => {
          const Icon = ALIGN_ICONS[textAlign]
          return tool(
            texts[ALIGN_NAMES[textAlign]],
            <Icon aria-hidden size={16} />,
            () => run().updateAttributes('paragraph', { textAlign }).updateAttributes('heading', { textAlign }).run(),
            on.align === textAlign,
          )
        })}
        {tool(texts.link, <Link aria-hidden size={16} />, onLink, on.link || linking)}
        {tool(texts.image, <ImagePlus aria-hidden size={16} />, onImage)}
        {tool(texts.clearFormat, <RemoveFormatting aria-hidden size={16} />, () =>
          run().unsetAllMarks().clearNodes().run(),
        )}
      </div>
    </div>
  )
}

function stateOf(editor: Editor) {
  const size: unknown = editor.getAttributes('textStyle')['fontSize']
  return {
    level: LEVELS.find((level) => editor.isActive('heading', { level })) ?? 0,
    size: typeof size === 'string' ? size : null,
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    strike: editor.isActive('strike'),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
    link: editor.isActive('link'),
    align: ALIGNMENTS.find((textAlign) => editor.isActive({ textAlign })) ?? null,
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  }
}

/** Text colours that are readable on light and on dark pages. */
const RICH_TEXT_COLOURS = [
  { name: 'red', value: '#d64545' },
  { name: 'orange', value: '#b7791f' },
  { name: 'green', value: '#2f8f5b' },
  { name: 'blue', value: '#3f7ae0' },
  { name: 'purple', value: '#9457d6' },
  { name: 'grey', value: '#7a8496' },
] as const
