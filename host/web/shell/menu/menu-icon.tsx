import {
  BadgePercent,
  BookOpen,
  Building2,
  ChartPie,
  Files,
  FileText,
  FolderKanban,
  HandCoins,
  History,
  House,
  Landmark,
  ListTodo,
  type LucideIcon,
  Megaphone,
  MessageSquare,
  ReceiptText,
  Settings,
  SlidersHorizontal,
  Star,
  Table2,
  TextCursorInput,
  Users,
  Workflow,
} from 'lucide-react'
import type { ReactElement } from 'react'

/** Icons that a menu entry may use, by name. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  house: House,
  'folder-kanban': FolderKanban,
  'list-todo': ListTodo,
  'receipt-text': ReceiptText,
  'hand-coins': HandCoins,
  'file-text': FileText,
  'chart-pie': ChartPie,
  workflow: Workflow,
  landmark: Landmark,
  'sliders-horizontal': SlidersHorizontal,
  'text-cursor-input': TextCursorInput,
  files: Files,
  users: Users,
  'book-open': BookOpen,
  history: History,
  'building-2': Building2,
  'badge-percent': BadgePercent,
  'message-square': MessageSquare,
  megaphone: Megaphone,
  star: Star,
  settings: Settings,
}

export function MenuIcon({ name }: { readonly name: string | null }): ReactElement {
  const Icon = (name !== null && Object.hasOwn(ICONS, name) && ICONS[name]) || Table2
  return <Icon aria-hidden />
}
