import { ProfilePage } from './account/profile-page.tsx'
import { ResetPage } from './account/reset-page.tsx'
import { SignInPage } from './account/sign-in-page.tsx'
import { HomePage } from './home/home-page.tsx'
import { NewTablePage } from './home/new-table-page.tsx'
import { lazy } from './lazy.tsx'
import { Notice } from './notice.tsx'
import { NewerNote } from './offline/newer-note.tsx'
import { pathOfDecks, route } from './router.ts'
import { RulesPage } from './rules/rules-page.tsx'
import { TablePage } from './table/table-page.tsx'
import { words } from './words.ts'

const DecksPage = lazy(async () => (await import('./decks/decks.tsx')).Decks)
const ReplayPage = lazy(async () => (await import('./replay/replay-page.tsx')).ReplayPage)
const LessonPage = lazy(async () => (await import('./lessons/lesson-page.tsx')).LessonPage)
const LocalPage = lazy(async () => (await import('./local/local-page.tsx')).LocalPage)

export const App = () => (
  <>
    <a class="skip" href="#content">
      {words.skip}
    </a>
    <NewerNote />
    <Page />
    <footer class="foot">
      <p>
        {words.icons}{' '}
        <a href="https://game-icons.net" rel="noreferrer" target="_blank">
          game-icons.net
        </a>
        ,{' '}
        <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer license" target="_blank">
          {words.iconsLicence}
        </a>
        {' · '}
        <a href={pathOfDecks()}>{words.decks}</a>
        {' · '}
        <a href="/api">{words.forPrograms}</a>
      </p>
    </footer>
  </>
)

const Page = () => {
  const found = route.value
  switch (found.page) {
    case 'home':
      return <HomePage />
    case 'new':
      return <NewTablePage key={found.game} id={found.game} />
    case 'table':
      return <TablePage key={found.id} id={found.id} />
    case 'local':
      return <LocalPage key={found.id} id={found.id} />
    case 'rules':
      return <RulesPage key={found.game} id={found.game} />
    case 'replay':
      return <ReplayPage key={JSON.stringify(found.source)} source={found.source} />
    case 'learn':
      return <LessonPage key={found.game} id={found.game} />
    case 'decks':
      return <DecksPage id={found.id} />
    case 'person':
      return <ProfilePage key={found.name} name={found.name} />
    case 'signIn':
      return <SignInPage />
    case 'reset':
      return <ResetPage />
    case 'nowhere':
      return <Notice text={words.nowhere} />
  }
}
