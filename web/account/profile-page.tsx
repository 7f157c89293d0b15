import { useEffect, useState } from 'preact/hooks'
import { posters } from '../../games/posters.ts'
import type { ProfileReply, RatingInfo } from '../../protocol/accounts.ts'
import { Notice } from '../notice.tsx'
import { words } from '../words.ts'
import { Matches } from './matches.tsx'
import { OwnAccount } from './own-account.tsx'
import { profileOf } from './requests.ts'
import { dayOf } from './result.ts'

/** Somebody with an account: how strong, and what was played. */
export const ProfilePage = ({ name }: { readonly name: string }) => {
  const [profile, setProfile] = useState<ProfileReply | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    document.title = `${name} · ${words.house}`
    const look = async (): Promise<void> => {
      const reply = await profileOf(name)
      if (reply.ok) setProfile(reply.value)
      else setProblem(reply.status === 404 ? words.account.nobody : reply.error)
    }
    void look()
  }, [name])

  if (problem !== null) return <Notice text={problem} />
  return (
    <main id="content" class="account-page" tabIndex={-1}>
      <a href="/">{words.toTheHouse}</a>
      {profile !== null && (
        <>
          <header>
            <h1>{profile.person.name}</h1>
            <p class="soft">{words.account.since(dayOf(profile.person.since))}</p>
          </header>
          <section aria-labelledby="ratings">
            <h2 id="ratings">{words.account.ratings}</h2>
            {profile.ratings.length === 0 && <p class="soft">{words.account.noRatings}</p>}
            <ul class="ratings">
              {profile.ratings.map((rating) => (
                <Rating key={rating.game} rating={rating} />
              ))}
            </ul>
          </section>
          <Matches name={profile.person.name} isOwn={profile.person.you} />
          {profile.person.you && <OwnAccount />}
        </>
      )}
    </main>
  )
}

const Rating = ({ rating: { game, points, margin, certainty, matches } }: { readonly rating: RatingInfo }) => (
  <li class="rating">
    <span class="rating-game">{posters[game]?.title ?? game}</span>
    <span class="rating-points">{words.account.points(points)}</span>
    <span class="soft">
      {words.account.margin(margin)}: {words.account.certainty[certainty]} · {words.account.ratedMatches(matches)}
    </span>
  </li>
)
