import { isPagePath } from '../../../protocol/page-paths.ts'
import { isNamedByContent, type Release } from './release.ts'

/** `shell`: the document of the page; `file`: something that it loads; `house`: for the server alone to answer. */
export type Answer = 'shell' | 'file' | 'house'

type Asked = Pick<Request, 'method' | 'mode' | 'url'>

/** Who answers a request; tables, accounts and whatever else lives at the house are never kept. */
export const answerTo = ({ method, mode, url }: Asked, house: string, files: Release['files']): Answer => {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== house) return 'house'
  if (mode === 'navigate') return isPagePath(pathname) ? 'shell' : 'house'
  return isNamedByContent(pathname) || Object.hasOwn(files, pathname) ? 'file' : 'house'
}
