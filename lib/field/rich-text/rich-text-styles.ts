import { css } from '../../styled-system/css/index.js'

/** Styles of formatted text, in the colours of the page. */
export const writing = css({
  overflowWrap: 'anywhere',
  '& :is(p, h1, h2, h3, h4, ul, ol, blockquote)': { margin: '0', marginBottom: '8' },
  '& :is(h1, h2, h3, h4)': { fontWeight: 'strong' },
  '& h1': { fontSize: '22px', lineHeight: '30px' },
  '& h2': { fontSize: '18px', lineHeight: '26px' },
  '& h3': { fontSize: '16px' },
  '& ul': { listStyle: 'disc', paddingInlineStart: '24' },
  '& ol': { listStyle: 'decimal', paddingInlineStart: '24' },
  '& blockquote': { paddingInlineStart: '12', borderInlineStart: '3px solid', borderColor: 'line-strong' },
  '& img': { maxWidth: 'full', height: 'auto' },
  '& a': { color: 'brand', textDecoration: 'underline' },
})

/** Styles of the editor. @source UPL-026 */
export const editorStyles = {
  root: css({
    borderWidth: '1px',
    borderColor: 'line-input',
    borderRadius: 'md',
    minWidth: '0',
    '&:focus-within': { borderColor: 'brand' },
    '&[data-invalid]': { borderColor: 'bad' },
  }),
  bar: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    padding: '6',
    borderBottomWidth: '1px',
    borderBottomColor: 'line',
    '& [aria-pressed=true]': { backgroundColor: 'brand-soft', color: 'brand' },
  }),
  tools: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
  choice: css({ width: '112px', flex: 'none' }),
  page: css({
    height: '650px',
    minHeight: '350px',
    overflow: 'auto',
    resize: 'vertical',
    '& .ProseMirror': { minHeight: 'full', padding: '12', outline: 'none', whiteSpace: 'pre-wrap' },
    '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'brand' },
  }),
} as const
