import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactElement } from 'react'
import { pagination } from '../../styled-system/recipes/index.js'
import { pageWindow } from './page-window.ts'
import { Select } from '../select/select.tsx'
import { useUiText } from '../ui-text.tsx'

/** Number of rows, the current page and its size. */
export interface PaginationProps {
  /** Number of rows on all pages. */
  readonly total: number
  /** Page number, from 1. */
  readonly page: number
  /** Rows per page. */
  readonly pageSize: number
  /** Called when the user asks for another page. */
  readonly onPageChange: (page: number) => void
  /** Offers other page sizes; called when the user chooses one. */
  readonly onPageSizeChange?: ((size: number) => void) | undefined
  /** 10, 20, 50, 100 and 200 when absent. */
  readonly pageSizes?: readonly number[] | undefined
  readonly disabled?: boolean | undefined
}

const PAGE_SIZES = [10, 20, 50, 100, 200]

/** The number of rows (共 N 条), page buttons and rows per page. */
export function Pagination(props: PaginationProps): ReactElement {
  const { total, page, pageSize, onPageChange, onPageSizeChange, disabled = false } = props
  const text = useUiText()
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const current = Math.min(Math.max(1, page), pages)
  const classes = pagination()
  const sizes = props.pageSizes ?? PAGE_SIZES

  return (
    <nav className={classes.root} aria-label={text.pagination}>
      <span>{text.total(total)}</span>
      <div className={classes.pages}>
        <button
          type="button"
          className={classes.page}
          aria-label={text.previousPage}
          title={text.previousPage}
          disabled={disabled || current === 1}
          onClick={() => onPageChange(current - 1)}
        >
          <ChevronLeft aria-hidden />
        </button>
        {pageWindow(current, pages).map((slot) =>
          typeof slot === 'number' ? (
            <button
              key={slot}
              type="button"
              className={classes.page}
              aria-label={text.page(slot)}
              aria-current={slot === current ? 'page' : undefined}
              disabled={disabled}
              onClick={() => {
                if (slot !== current) onPageChange(slot)
              }}
            >
              {slot}
            </button>
          ) : (
            <span key={slot} aria-hidden className={classes.gap}>
              …
            </span>
          ),
        )}
        <button
          type="button"
          className={classes.page}
          aria-label={text.nextPage}
          title={text.nextPage}
          disabled={disabled || current === pages}
          onClick={() => onPageChange(current + 1)}
        >
          <ChevronRight aria-hidden />
        </button>
      </div>
      {onPageSizeChange === undefined ? null : (
        <div className={classes.size}>
          <Select
            size="sm"
            aria-label={text.pageSizeLabel}
            disabled={disabled}
            options={sizes.map((size) => ({ value: String(size), label: text.pageSize(size) }))}
            value={String(pageSize)}
            valueLabel={text.pageSize(pageSize)}
            onChange={(size) => {
              if (size !== null && Number(size) !== pageSize) onPageSizeChange(Number(size))
            }}
          />
        </div>
      )}
    </nav>
  )
}
