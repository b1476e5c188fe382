import type { Editor } from '@tiptap/core'
import { useCallback, useEffect, useRef } from 'react'
import type { InputProps } from '../input-props.ts'
import { useLatest } from '../../provider/use-latest.ts'
import { parsableRichText, sanitiseRichText } from './sanitise-rich-text.ts'

/** Pause in typing after which the value is reported. @unit milliseconds */
const PAUSE = 200

/** Reports the editor's text as a value, and puts a value from outside into the editor. */
export function useWrittenValue(
  editor: Editor | null,
  html: string,
  onChange: InputProps['onChange'],
): { readonly flush: () => void } {
  const reported = useRef(html)
  /** Values that were reported and have not come back as props; they may come back late, after further typing. */
  const away = useRef<readonly string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const latestOnChange = useLatest(onChange)
  const flush = useCallback(() => {
    if (timer.current === null || !editor || editor.isDestroyed) return
    clearTimeout(timer.current)
    timer.current = null
    const now = editor.isEmpty ? '' : sanitiseRichText(editor.getHTML())
    if (now === reported.current) return
    reported.current = now
    away.current = [...away.current, now]
    latestOnChange.current(now === '' ? null : now)
  }, [editor, latestOnChange])

  useEffect(() => {
    if (!editor) return undefined
    const note = () => {
      if (timer.current !== null) clearTimeout(timer.current)
      timer.current = setTimeout(flush, PAUSE)
    }
    editor.on('update', note)
    return () => {
      editor.off('update', note)
      flush()
    }
  }, [editor, flush])

  useEffect(() => {
    const back = away.current.indexOf(html)
    if (back !== -1) {
      away.current = away.current.slice(back + 1)
      return
    }
    if (!editor || editor.isDestroyed || html === reported.current) return
    // Changed from outside: a draft was restored or changes were discarded.
    reported.current = html
    editor.commands.setContent(parsableRichText(html), { emitUpdate: false })
  }, [editor, html])
  return { flush }
}
