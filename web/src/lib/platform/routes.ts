// The addresses of the page; one with `{game}` stands for an address of each game.
import { GAMES } from '../protocol.ts';
import routes from './routes.json' with { type: 'json' };

export interface Route {
  path: string;
  screen: string;
  props?: Record<string, string>;
  texts?: string[];
  more?: string[]; // further files of `lib`
}

const written = (game: string, route: Route): Route => JSON.parse(JSON.stringify(route).replaceAll('{game}', game)) as Route;

export const screens: readonly Route[] = routes.screens.flatMap((route: Route) =>
  route.path.includes('{game}') ? GAMES.map((game) => written(game, route)) : [route],
);

/** The texts that every screen needs. */
export const firstTexts: readonly string[] = routes.texts;
