// Written by npm run clients. Inputs: ede214e7cd9d96471f998a500a100ff00bb7b11915785c70ca48ccb55315c1fc
export interface paths {
    "/v1/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Statistics of the stored games.
         * @description Covers the games that match the query; exact at the moment of the answer.
         */
        get: operations["getAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The server's own cards whose names hold all words of a text.
         * @description For autocompletion: first the names that begin with the text, then the shortest. The ETag changes only when cards are imported.
         */
        get: operations["searchCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the server's own cards, sentence by sentence as it is read.
         * @description Case, accents, apostrophes and // in the name are ignored. The ETag changes only when cards are imported.
         */
        get: operations["getCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/coverage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every rule of 800 to 811 in an edition, in order of number, and what answers it.
         * @description A rule is answered by a question, an event or a field of the table; otherwise the note says why it is not.
         */
        get: operations["listCoverage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/editions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every edition, the oldest first, with its differences from the newest.
         * @description An edition is one dated text of the Comprehensive Rules.
         */
        get: operations["listEditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The events of all stored games, as an append-only feed.
         * @description For keeping a copy: continue from each `endCursor`, and every event comes once, those of a game in order. An empty page also has an `endCursor` to continue from. An event appears once it is committed and every earlier write has ended, usually within milliseconds. Events of deleted games are removed.
         */
        get: operations["listEventsOfAllGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/export/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All events, as rows.
         * @description Streamed, and consistent as of one moment, whatever is recorded meanwhile. An interrupted export can be continued with `moment` and `after`. A tenant may run three exports at once on a server.
         */
        get: operations["exportEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/export/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All games, as rows.
         * @description Streamed, and consistent as of one moment, whatever is recorded meanwhile. An interrupted export can be continued with `moment` and `after`. A tenant may run three exports at once on a server.
         */
        get: operations["exportGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/export/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All players, as rows.
         * @description Streamed, and consistent as of one moment, whatever is recorded meanwhile. An interrupted export can be continued with `moment` and `after`. A tenant may run three exports at once on a server.
         */
        get: operations["exportPlayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks whether a table is valid, and returns its description and its code.
         * @description Nothing is stored. An invalid table is rejected with all of its problems. The notation may be sent as text/plain.
         */
        post: operations["checkGameState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A table by its code.
         * @description A code contains the whole table, without anything stored, and stays readable for good.
         */
        get: operations["gameStateByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/affected-by": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which of those objects and players does a spell or ability affect, as far as range and departures are concerned?
         * @description Answers by 306.6, 310.9, 800.4a, 801.1, 801.2a, 801.2d, 801.9, 801.10, 801.18, 808.1, 903.2.
         */
        post: operations["affectedBy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/block-declaration-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * In which order do the defending players declare blockers?
         * @description Answers by 101.4, 509.1a, 802.2a, 802.4, 802.5, 805.10c, 805.10d, 805.10f, 807.4, 810.7b CR_2018, 810.7d CR_2018, 810.7f CR_2018.
         */
        post: operations["blockDeclarationOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/can-activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * May a player activate that object's ability that any player may activate, as far as range is concerned?
         * @description Answers by 306.6, 310.9, 800.4a, 801.1, 801.2d, 801.6, 801.9, 801.18, 808.1, 903.2.
         */
        post: operations["canActivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/can-attach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Can that Aura, Equipment or Fortification be attached to that object or player, as far as range, types, protection and its enchant ability are concerned?
         * @description Answers by 101.2, 303.4c, 306.6, 310.9, 702.16c, 702.16d, 702.16n, 704.5m, 704.5n, 704.5p, 800.4a, 801.1, 801.2d, 801.8, 801.9, 801.18, 808.1, 903.2.
         */
        post: operations["canAttach"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/can-begin-turn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * May the turn of a turn marker's holder begin?
         * @description Answers by 807.4, 807.4d, 807.4i, 807.4j.
         */
        post: operations["canBeginTurn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/check-attack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Is that declaration of attackers legal? Answered as if it were made now, whatever the turn and step; with shared team turns the creatures of the whole team are judged together.
         * @description Answers by 302.6, 310.9b, 506.2a, 506.5, 508.1a, 508.1b, 508.1c, 508.1d, 508.1e, 508.1h, 613.1d, 613.1e, 613.4, 701.15b, 702.3b, 702.22c, 702.22d, 801.3, 801.10, 802.3a, 802.3b, 803.1a, 803.1b, 805.10b, 809.3c, 810.7c CR_2018, 811.4.
         */
        post: operations["checkAttack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/check-blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Is that declaration of blockers legal? Answered as if it were made now, whatever the turn and step; other defending players' blocks are ignored, and with shared team turns the creatures of the whole team are judged together.
         * @description Answers by 506.5, 509.1a, 509.1b, 509.1c, 509.1d, 613.1d, 613.1e, 613.4, 702.9b, 702.13b, 702.14c, 702.16f, 702.28b, 702.31b, 702.36b, 702.111b, 702.118b, 702.147a, 801.5, 801.10, 802.2a, 802.4a, 802.4b, 805.10d, 805.10e, 810.7d CR_2018.
         */
        post: operations["checkBlocks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/choice-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * In which order do players make choices at the same time, or vote?
         * @description Answers by 101.4, 701.38a, 800.4a, 800.4j, 801.10, 805.6.
         */
        post: operations["choiceOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/damage-after-redirection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What happens to damage that an effect redirects?
         * @description Answers by 120.1a, 306.6, 310.9, 614.7, 614.7a, 614.9, 800.4a, 800.4e, 801.9, 801.10, 801.13, 801.13a, 801.18, 808.1, 903.2.
         */
        post: operations["damageAfterRedirection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/departure-of": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What happens as those players leave the game, all at once?
         * @description Answers by 104.2a, 104.2c, 104.3a, 104.4a, 104.4d, 104.5, 303.4c, 310.11, 506.4, 506.4c, 603.10a, 610.3, 611.2b, 611.3, 613.4, 702.16c, 702.26, 704.5f, 704.5i, 704.5j, 704.5j CR_2013, 704.5k, 704.5m, 704.5v, 704.5w, 704.5x, 704.5y, 704.5z, 725.4, 726.4, 800.4a, 800.4c, 800.4d, 800.4e, 800.4j, 800.4k, 800.4m, 800.4n, 800.4p, 801.5a, 801.8, 801.12, 801.12 CR_2009, 801.14 CR_2009, 805.2, 807.4a, 807.4c, 807.4e, 807.4f, 807.4g, 807.5a, 809.5b, 810.8b, 901.10.
         */
        post: operations["departureOf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/diagram.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The table as a picture.
         * @description The seats around the table in seat order, who has left, whose turn it is, permanents and attacks; with `rangeOf` a range of influence and the distance of every seat, at the beginning of this turn and now (801.2c). Names are in the viewer's fonts; the SVG contains no scripts.
         */
        post: operations["drawGameState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/game-start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who draws in the first turn of the game, and how many cards are left after mulligans?
         * @description Answers by 103.8a, 103.8c, 800.6, 805.3a, 809.4, 810.6.
         */
        post: operations["gameStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/information-for": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which of those objects and players does a spell or ability see when it looks for information? For players who have left, last known information is used (800.4i).
         * @description Answers by 306.6, 310.9, 800.4a, 800.4i, 801.1, 801.2a, 801.2d, 801.9, 801.10, 801.11, 801.18, 808.1, 903.2.
         */
        post: operations["informationFor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/legal-attack-targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which players and permanents may each creature of a player attack? Answered as if attackers were declared now, whatever the turn and step; one row for each creature, and for each permanent that may be one, or that an effect made a noncreature.
         * @description Answers by 302.6, 310.9b, 506.2a, 508.1a, 508.1b, 508.1c, 508.1d, 508.1h, 613.1d, 613.1e, 613.4, 701.15b, 702.3b, 801.3, 802.3, 803.1a, 803.1b, 805.10b, 809.3c, 810.7c CR_2018, 811.4.
         */
        post: operations["legalAttackTargets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/legal-blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which attackers may each creature of a player block? Answered as if blockers were declared now, whatever the turn and step; one row for each creature, and for each permanent that may be one, or that an effect made a noncreature.
         * @description Answers by 509.1a, 509.1b, 509.1c, 509.1d, 613.1d, 613.1e, 613.4, 702.9b, 702.13b, 702.14c, 702.16f, 702.17b, 702.28b, 702.31b, 702.36b, 702.111b, 702.118b, 702.147a, 801.5, 802.2a, 802.4a, 805.10d, 805.10e, 810.7d CR_2018.
         */
        post: operations["legalBlocks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/legal-choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which of those objects and players may a player choose for a spell or ability, as far as range is concerned?
         * @description Answers by 306.6, 310.9, 800.4a, 800.4g, 801.1, 801.2a, 801.2d, 801.4, 801.5a, 801.9, 801.18, 808.1, 903.2.
         */
        post: operations["legalChoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/legal-deployments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * To which teammates may a creature be deployed now?
         * @description Answers by 302.6, 307.5, 801.4, 804.1, 804.2.
         */
        post: operations["legalDeployments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/legal-reselections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which players and permanents may an effect reselect an attacking creature to attack? Its present target is included.
         * @description Answers by 508.1b, 508.7b, 508.7c, 508.7d, 508.7e.
         */
        post: operations["legalReselections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/legal-stacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * On which stacks may a spell or ability be put? Grand Melee has one for each turn marker.
         * @description Answers by 807.5, 807.5a, 807.5b.
         */
        post: operations["legalStacks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/legal-targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which of those objects and players may a spell or ability target, as far as range and departures are concerned? Hexproof, shroud and protection are not applied: a doubt names the candidates that have them.
         * @description Answers by 306.6, 310.9, 800.4a, 801.1, 801.2a, 801.2d, 801.4, 801.9, 801.18, 808.1, 903.2.
         */
        post: operations["legalTargets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/life-after": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What are the life totals, or poison counters, of players and teams after a change?
         * @description Answers by 101.2, 119.3, 119.4, 119.5, 119.7, 119.8, 120.3a, 122.1f, 701.12c, 810.9, 810.9a, 810.9b, 810.9c, 810.9d, 810.9e, 810.9f, 810.9g, 810.9h, 810.10, 810.10b, 810.10c, 903.10a.
         */
        post: operations["lifeAfter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/outcome-of": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What happens to all players when some win or lose, or the game is a draw or restarted?
         * @description Answers by 101.2, 104.2a, 104.2b, 104.2c, 104.3e, 104.3h, 104.4a, 104.4b, 104.4c, 104.4d, 104.4g, 104.5, 104.6, 727.1a, 732.1b, 732.3, 800.7 CR_2013, 801.14, 801.15, 801.16, 801.17, 801.18, 809.5a, 809.5b, 809.5c, 810.8a.
         */
        post: operations["outcomeOf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/prevention-applies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Does an effect prevent that damage, or change it, as far as range is concerned?
         * @description Answers by 120.1a, 306.6, 310.9, 614.7a, 800.4a, 800.4e, 801.1, 801.9, 801.10, 801.13b, 801.18, 808.1, 903.2.
         */
        post: operations["preventionApplies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/priority": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * In which order do players get priority for a turn marker's stack? Without a marker, for the game's only stack.
         * @description Answers by 117.3d, 800.4j, 805.5, 805.5a, 805.5b, 805.6, 805.7, 805.9, 807.5a.
         */
        post: operations["priority"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/range-of": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who and what is within a player's range of influence?
         * @description Answers by 306.6, 310.9, 800.4a, 801.1, 801.2, 801.2a, 801.2b, 801.2c, 801.2d, 801.9, 801.18, 807.4h, 808.1, 809.3a, 809.6a, 903.2.
         */
        post: operations["rangeOf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/ranges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who and what is within each player's range of influence? One row for each player in the game, in seat order.
         * @description Answers by 306.6, 310.9, 801.1, 801.2, 801.2a, 801.2b, 801.2c, 801.2d, 801.9, 801.18, 807.4h, 808.1, 809.3a, 809.6a, 903.2.
         */
        post: operations["ranges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/state-based-actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which state-based actions apply? One row for each object or losing player; one for a losing team, and one for a set of objects of which one is kept.
         * @description Answers by 101.2, 104.2a, 104.2c, 104.4a, 104.4d, 303.4c, 310.11, 613.4, 702.16c, 702.16d, 704.3, 704.5a, 704.5c, 704.5d, 704.5e, 704.5f, 704.5i, 704.5j, 704.5j CR_2013, 704.5k, 704.5m, 704.5n, 704.5p, 704.5v, 704.5w, 704.5x, 704.5y, 704.5z, 704.6a, 704.6b, 704.6c, 800.4a, 801.5a, 801.8, 801.9, 801.12, 801.12 CR_2009, 801.14 CR_2009, 809.5b, 810.8a, 810.8c, 810.8d, 810.11, 903.10a.
         */
        post: operations["stateBasedActions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/unblocked-damage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * To which player or permanent does an attacking creature deal its combat damage if unblocked, and who announces it? Answered as if it were unblocked.
         * @description Answers by 508.1b, 510.1a, 510.1b, 613.4, 800.4e, 805.10f, 810.7f CR_2018.
         */
        post: operations["unblockedDamage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/visible-hands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * At which other players' hands may a player look, by the rules of the variant?
         * @description Answers by 102.3, 800.4a, 808.5, 809.7, 810.5, 811.5.
         */
        post: operations["visibleHands"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/who-chooses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which player makes a choice that an effect or a rule asks for?
         * @description Answers by 800.4a, 800.4f, 800.4g, 800.4h, 801.1, 801.2, 801.5, 801.5a, 801.5b, 801.5c, 801.18.
         */
        post: operations["whoChooses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/who-decides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who makes a decision of a player controlled by another player?
         * @description Answers by 104.3a, 723, 800.4a, 805.8.
         */
        post: operations["whoDecides"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/game-states/would-trigger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Would an ability trigger on that event, as far as range and departures are concerned?
         * @description Answers by 306.6, 310.9, 603.6a, 603.10, 603.10a, 603.10d, 800.4a, 800.4d, 801.1, 801.2d, 801.7, 801.7a, 801.9, 801.18, 805.4d, 808.1, 903.2.
         */
        post: operations["wouldTrigger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The stored games, the newest first.
         * @description Paged by cursor, filtered by the query.
         */
        get: operations["listGames"];
        put?: never;
        /**
         * Stores a game at version 0.
         * @description The seats and the starting player can be drawn at random; the seed makes the draw repeatable.
         */
        post: operations["createGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A stored game.
         * @description With its winners and standings; the table is at `/state`, the log at `/events`.
         */
        get: operations["getGame"];
        put?: never;
        post?: never;
        /**
         * Deletes a game with its whole log.
         * @description Cannot be undone. If-Match: only if the game is still at that version.
         */
        delete: operations["deleteGame"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/affected-by": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which of those objects and players does a spell or ability affect, as far as range and departures are concerned?
         * @description Answers by 306.6, 310.9, 800.4a, 801.1, 801.2a, 801.2d, 801.9, 801.10, 801.18, 808.1, 903.2.
         */
        post: operations["affectedByOfGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/block-declaration-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * In which order do the defending players declare blockers?
         * @description Answers by 101.4, 509.1a, 802.2a, 802.4, 802.5, 805.10c, 805.10d, 805.10f, 807.4, 810.7b CR_2018, 810.7d CR_2018, 810.7f CR_2018.
         */
        post: operations["blockDeclarationOrderOfGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/can-activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * May a player activate that object's ability that any player may activate, as far as range is concerned?
         * @description Answers by 306.6, 310.9, 800.4a, 801.1, 801.2d, 801.6, 801.9, 801.18, 808.1, 903.2.
         */
        post: operations["canActivateOfGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/can-attach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Can that Aura, Equipment or Fortification be attached to that object or player, as far as range, types, protection and its enchant ability are concerned?
         * @description Answers by 101.2, 303.4c, 306.6, 310.9, 702.16c, 702.16d, 702.16n, 704.5m, 704.5n, 704.5p, 800.4a, 801.1, 801.2d, 801.8, 801.9, 801.18, 808.1, 903.2.
         */
        post: operations["canAttachOfGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/can-begin-turn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * May the turn of a turn marker's holder begin?
         * @description Answers by 807.4, 807.4d, 807.4i, 807.4j.
         */
        post: operations["canBeginTurnOfGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/check-attack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Is that declaration of attackers legal? Answered as if it were made now, whatever the turn and step; with shared team turns the creatures of the whole team are judged together.
         * @description Answers by 302.6, 310.9b, 506.2a, 506.5, 508.1a, 508.1b, 508.1c, 508.1d, 508.1e, 508.1h, 613.1d, 613.1e, 613.4, 701.15b, 702.3b, 702.22c, 702.22d, 801.3, 801.10, 802.3a, 802.3b, 803.1a, 803.1b, 805.10b, 809.3c, 810.7c CR_2018, 811.4.
         */
        post: operations["checkAttackOfGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/check-blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Is that declaration of blockers legal? Answered as if it were made now, whatever the turn and step; other defending players' blocks are ignored, and with shared team turns the creatures of the whole team are judged together.
         * @description Answers by 506.5, 509.1a, 509.1b, 509.1c, 509.1d, 613.1d, 613.1e, 613.4, 702.9b, 702.13b, 702.14c, 702.16f, 702.28b, 702.31b, 702.36b, 702.111b, 702.118b, 702.147a, 801.5, 801.10, 802.2a, 802.4a, 802.4b, 805.10d, 805.10e, 810.7d CR_2018.
         */
        post: operations["checkBlocksOfGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/choice-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * In which order do players make choices at the same time, or vote?
         * @description Answers by 101.4, 701.38a, 800.4a, 800.4j, 801.10, 805.6.
         */
        post: operations["choiceOrderOfGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/damage-after-redirection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What happens to damage that an effect redirects?
         * @description Answers by 120.1a, 306.6, 310.9, 614.7, 614.7a, 614.9, 800.4a, 800.4e, 801.9, 801.10, 801.13, 801.13a, 801.18, 808.1, 903.2.
         */
        post: operations["damageAfterRedirectionOfGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/departure-of": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What happens as those players leave the game, all at once?
         * @description Answers by 104.2a, 104.2c, 104.3a, 104.4a, 104.4d, 104.5, 303.4c, 310.11, 506.4, 506.4c, 603.10a, 610.3, 611.2b, 611.3, 613.4, 702.16c, 702.26, 704.5f, 704.5i, 704.5j, 704.5j CR_2013, 704.5k, 704.5m, 704.5v, 704.5w, 704.5x, 704.5y, 704.5z, 725.4, 726.4, 800.4a, 800.4c, 800.4d, 800.4e, 800.4j, 800.4k, 800.4m, 800.4n, 800.4p, 801.5a, 801.8, 801.12, 801.12 CR_2009, 801.14 CR_2009, 805.2, 807.4a, 807.4c, 807.4e, 807.4f, 807.4g, 807.5a, 809.5b, 810.8b, 901.10.
         */
        post: operations["departureOfOfGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/diagram.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The table as a picture.
         * @description The seats around the table in seat order, who has left, whose turn it is, permanents and attacks; with `rangeOf` a range of influence and the distance of every seat, at the beginning of this turn and now (801.2c). Names are in the viewer's fonts; the SVG contains no scripts.
         */
        get: operations["getDiagram"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The log of a game, the oldest event first.
         * @description Each event with a summary and, if it was forced, the rules that it broke. JSON is paged by cursor. NDJSON has all events after `after`, one per line, up to `first` of them. An event stream has all events after `after`, or the header `Last-Event-ID`, and then every event as it is recorded; the id of each is its version. The stream ends when the game is deleted.
         */
        get: operations["listEvents"];
        put?: never;
        /**
         * Records all of the events or none.
         * @description An illegal event is rejected with its rulings unless `force` is set. If-Match: the expected version.
         */
        post: operations["recordEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/game-start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who draws in the first turn of the game, and how many cards are left after mulligans?
         * @description Answers by 103.8a, 103.8c, 800.6, 805.3a, 809.4, 810.6.
         */
        post: operations["gameStartOfGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/information-for": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which of those objects and players does a spell or ability see when it looks for information? For players who have left, last known information is used (800.4i).
         * @description Answers by 306.6, 310.9, 800.4a, 800.4i, 801.1, 801.2a, 801.2d, 801.9, 801.10, 801.11, 801.18, 808.1, 903.2.
         */
        post: operations["informationForOfGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/legal-attack-targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which players and permanents may each creature of a player attack? Answered as if attackers were declared now, whatever the turn and step; one row for each creature, and for each permanent that may be one, or that an effect made a noncreature.
         * @description Answers by 302.6, 310.9b, 506.2a, 508.1a, 508.1b, 508.1c, 508.1d, 508.1h, 613.1d, 613.1e, 613.4, 701.15b, 702.3b, 801.3, 802.3, 803.1a, 803.1b, 805.10b, 809.3c, 810.7c CR_2018, 811.4.
         */
        post: operations["legalAttackTargetsOfGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/legal-blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which attackers may each creature of a player block? Answered as if blockers were declared now, whatever the turn and step; one row for each creature, and for each permanent that may be one, or that an effect made a noncreature.
         * @description Answers by 509.1a, 509.1b, 509.1c, 509.1d, 613.1d, 613.1e, 613.4, 702.9b, 702.13b, 702.14c, 702.16f, 702.17b, 702.28b, 702.31b, 702.36b, 702.111b, 702.118b, 702.147a, 801.5, 802.2a, 802.4a, 805.10d, 805.10e, 810.7d CR_2018.
         */
        post: operations["legalBlocksOfGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/legal-choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which of those objects and players may a player choose for a spell or ability, as far as range is concerned?
         * @description Answers by 306.6, 310.9, 800.4a, 800.4g, 801.1, 801.2a, 801.2d, 801.4, 801.5a, 801.9, 801.18, 808.1, 903.2.
         */
        post: operations["legalChoicesOfGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/legal-deployments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * To which teammates may a creature be deployed now?
         * @description Answers by 302.6, 307.5, 801.4, 804.1, 804.2.
         */
        post: operations["legalDeploymentsOfGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/legal-reselections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which players and permanents may an effect reselect an attacking creature to attack? Its present target is included.
         * @description Answers by 508.1b, 508.7b, 508.7c, 508.7d, 508.7e.
         */
        post: operations["legalReselectionsOfGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/legal-stacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * On which stacks may a spell or ability be put? Grand Melee has one for each turn marker.
         * @description Answers by 807.5, 807.5a, 807.5b.
         */
        post: operations["legalStacksOfGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/legal-targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which of those objects and players may a spell or ability target, as far as range and departures are concerned? Hexproof, shroud and protection are not applied: a doubt names the candidates that have them.
         * @description Answers by 306.6, 310.9, 800.4a, 801.1, 801.2a, 801.2d, 801.4, 801.9, 801.18, 808.1, 903.2.
         */
        post: operations["legalTargetsOfGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/life-after": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What are the life totals, or poison counters, of players and teams after a change?
         * @description Answers by 101.2, 119.3, 119.4, 119.5, 119.7, 119.8, 120.3a, 122.1f, 701.12c, 810.9, 810.9a, 810.9b, 810.9c, 810.9d, 810.9e, 810.9f, 810.9g, 810.9h, 810.10, 810.10b, 810.10c, 903.10a.
         */
        post: operations["lifeAfterOfGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/outcome-of": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What happens to all players when some win or lose, or the game is a draw or restarted?
         * @description Answers by 101.2, 104.2a, 104.2b, 104.2c, 104.3e, 104.3h, 104.4a, 104.4b, 104.4c, 104.4d, 104.4g, 104.5, 104.6, 727.1a, 732.1b, 732.3, 800.7 CR_2013, 801.14, 801.15, 801.16, 801.17, 801.18, 809.5a, 809.5b, 809.5c, 810.8a.
         */
        post: operations["outcomeOfOfGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/prevention-applies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Does an effect prevent that damage, or change it, as far as range is concerned?
         * @description Answers by 120.1a, 306.6, 310.9, 614.7a, 800.4a, 800.4e, 801.1, 801.9, 801.10, 801.13b, 801.18, 808.1, 903.2.
         */
        post: operations["preventionAppliesOfGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/priority": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * In which order do players get priority for a turn marker's stack? Without a marker, for the game's only stack.
         * @description Answers by 117.3d, 800.4j, 805.5, 805.5a, 805.5b, 805.6, 805.7, 805.9, 807.5a.
         */
        post: operations["priorityOfGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/range-of": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who and what is within a player's range of influence?
         * @description Answers by 306.6, 310.9, 800.4a, 801.1, 801.2, 801.2a, 801.2b, 801.2c, 801.2d, 801.9, 801.18, 807.4h, 808.1, 809.3a, 809.6a, 903.2.
         */
        post: operations["rangeOfOfGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/ranges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who and what is within each player's range of influence? One row for each player in the game, in seat order.
         * @description Answers by 306.6, 310.9, 801.1, 801.2, 801.2a, 801.2b, 801.2c, 801.2d, 801.9, 801.18, 807.4h, 808.1, 809.3a, 809.6a, 903.2.
         */
        post: operations["rangesOfGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/revert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns to the table at a version, as a further event; the log keeps all events.
         * @description If-Match: the expected version.
         */
        post: operations["revertTo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The table as a description.
         * @description At any version; the answer can be sent to create a game or to ask about a table.
         */
        get: operations["getGameState"];
        /**
         * Replaces the whole table, as one event.
         * @description For applications that keep the table themselves. If-Match: the expected version.
         */
        put: operations["replaceState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/state-based-actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which state-based actions apply? One row for each object or losing player; one for a losing team, and one for a set of objects of which one is kept.
         * @description Answers by 101.2, 104.2a, 104.2c, 104.4a, 104.4d, 303.4c, 310.11, 613.4, 702.16c, 702.16d, 704.3, 704.5a, 704.5c, 704.5d, 704.5e, 704.5f, 704.5i, 704.5j, 704.5j CR_2013, 704.5k, 704.5m, 704.5n, 704.5p, 704.5v, 704.5w, 704.5x, 704.5y, 704.5z, 704.6a, 704.6b, 704.6c, 800.4a, 801.5a, 801.8, 801.9, 801.12, 801.12 CR_2009, 801.14 CR_2009, 809.5b, 810.8a, 810.8c, 810.8d, 810.11, 903.10a.
         */
        post: operations["stateBasedActionsOfGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/unblocked-damage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * To which player or permanent does an attacking creature deal its combat damage if unblocked, and who announces it? Answered as if it were unblocked.
         * @description Answers by 508.1b, 510.1a, 510.1b, 613.4, 800.4e, 805.10f, 810.7f CR_2018.
         */
        post: operations["unblockedDamageOfGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/visible-hands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * At which other players' hands may a player look, by the rules of the variant?
         * @description Answers by 102.3, 800.4a, 808.5, 809.7, 810.5, 811.5.
         */
        post: operations["visibleHandsOfGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/who-chooses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which player makes a choice that an effect or a rule asks for?
         * @description Answers by 800.4a, 800.4f, 800.4g, 800.4h, 801.1, 801.2, 801.5, 801.5a, 801.5b, 801.5c, 801.18.
         */
        post: operations["whoChoosesOfGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/who-decides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who makes a decision of a player controlled by another player?
         * @description Answers by 104.3a, 723, 800.4a, 805.8.
         */
        post: operations["whoDecidesOfGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/would-trigger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Would an ability trigger on that event, as far as range and departures are concerned?
         * @description Answers by 306.6, 310.9, 603.6a, 603.10, 603.10a, 603.10d, 800.4a, 800.4d, 801.1, 801.2d, 801.7, 801.7a, 801.9, 801.18, 805.4d, 808.1, 903.2.
         */
        post: operations["wouldTriggerOfGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/questions/{name}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One question about up to 1000 tables.
         * @description An invalid item gets a problem in its place; the others are answered. Send JSON, or NDJSON with one question per line; the answers come in the same order, in the format of `Accept`, else of the request, and are streamed. Each item has the limits of a single request, and counts as one.
         */
        post: operations["askMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rules of an edition in order of number.
         * @description Filtered by words in the number, the section or the summary.
         */
        get: operations["listRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rules/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One rule by its number in that edition; without an edition, in the newest one that has the number.
         * @description With its numbers in the other editions. The summary is in this project's own words.
         */
        get: operations["getRule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every variant with its defaults.
         * @description The defaults of a table's options, with the rules that set them.
         */
        get: operations["listVariants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Statistics of the stored games. */
        Analytics: {
            /** @description Attacks by how many seats away the defending player sat; negative to the right. */
            attacksByDistance: components["schemas"]["DistanceRecord"][];
            /** @description The average number of turns of finished games; null if there are none. */
            averageTurns: number | null;
            /** @description The games of each day. */
            byDay: components["schemas"]["DayRecord"][];
            /** @description The games of each edition. */
            byEdition: components["schemas"]["EditionRecord"][];
            /** @description The results of each seat, numbered from the starting player's. */
            bySeat: components["schemas"]["SeatRecord"][];
            /** @description The games of each variant. */
            byVariant: components["schemas"]["VariantRecord"][];
            /** @description The number of recorded choices. */
            choices: number;
            /** @description The number of choices that fell to a player out of range (801.5c). */
            choicesOutOfRange: number;
            /** @description The places in which each seat finished, numbered from the starting player's. */
            eliminations: components["schemas"]["EliminationRecord"][];
            /** @description The number of finished games. */
            finished: number;
            /** @description The number of games. */
            games: number;
            /** @description The opponents that players had within range, by turn number. */
            opponentsInRange: components["schemas"]["TurnRecord"][];
        };
        /** @description An Aura, Equipment or Fortification becomes attached. */
        AttachesInput: {
            /** @description The Aura, Equipment or Fortification. */
            attachment: string;
            /** @description The object or player that it is attached to. */
            to: string;
        };
        /** @description One attacking creature. */
        Attack: {
            attacker: components["schemas"]["Entity"];
            /** @description Creatures with the same number attack as one band (702.22). */
            band: number | null;
            defendingPlayer: components["schemas"]["Entity"];
            /** @description What it attacks; null if that has left combat while the creature is still attacking (506.4c). */
            target: components["schemas"]["Entity"] | null;
        };
        /** @description The active player declares attackers (508.1). */
        AttackersDeclaredInput: {
            /** @description Which creature attacks what. */
            attacks: components["schemas"]["AttackInput"][];
            /** @description The values of X in costs; without one, the cost stays {X}. */
            costs?: components["schemas"]["CostInput"][];
            /** @description The costs paid; by default none. A declaration with unpaid costs is ILLEGAL_EVENT, unless forced. */
            paid?: components["schemas"]["DeclarationCostInput"][];
            /** @description Who declares them; with shared team turns any member of the active team. */
            player: string;
        };
        /** @description One attacking creature. */
        AttackInput: {
            /** @description The creature. */
            attacker: string;
            /** @description Creatures with the same number attack as one band (702.22). */
            band?: number;
            /** @description In a combat in progress: the defending player, if the target does not determine it. */
            defendingPlayer?: string;
            /** @description The player, planeswalker or battle that it attacks. Omitted only in a combat in progress, if the target has left combat (506.4c). */
            target?: string;
        };
        /**
         * @description Whom the active player may attack. ONE_OPPONENT: One opponent, picked as combat begins (506.2a); in Emperor, one who sits beside the player. MULTIPLE_PLAYERS: Several opponents in one combat (802). LEFT: Only the opponent seated immediately to the left (803.1a). RIGHT: Only the opponent seated immediately to the right (803.1b).
         * @enum {string}
         */
        AttackOption: "ONE_OPPONENT" | "MULTIPLE_PLAYERS" | "LEFT" | "RIGHT";
        /** @description A restriction, requirement or permission that an object's ability puts on attacking. */
        AttackRuleInput: {
            asLongAs?: components["schemas"]["RuleConditionInput"];
            /** @description For AT_MOST, AT_LEAST_IF_ABLE and CANT_ATTACK_WITHOUT_OTHERS. */
            count?: number;
            creatures?: components["schemas"]["EntityFilter"];
            /** @description For AT_MOST: whether the limit is for a whole turn (`attackedThisTurn`, `blockedThisTurn`); by default it is for each combat. */
            eachTurn?: boolean;
            kind: components["schemas"]["AttackRuleKind"];
            others?: components["schemas"]["EntityFilter"];
            /** @description Set if it is only about attacking this player or permanent. */
            target?: string;
            targets?: components["schemas"]["EntityFilter"];
            unless?: components["schemas"]["RuleConditionInput"];
            /** @description For restrictions on single creatures: a cost that lifts the restriction for a creature, for example {2}; see `costs` of an answer. */
            unlessPays?: string;
            until?: components["schemas"]["DurationInput"];
        };
        /**
         * @description A restriction (508.1c), a requirement (508.1d) or a permission (609.4) that bears on attacking. ATTACKS_IF_ABLE: Attacks if able. ATTACKS_TARGET_IF_ABLE: Attacks `target` if able. ATTACKS_IF_OTHERS_DO: Attacks if able if at least one of the others attacks. AT_LEAST_IF_ABLE: If able, each player who controls some of the creatures has at least `count` of them attack; if `target` is given, attack that. GOADED: Attacks if able, and attacks a player other than `target` if able: goaded by `target` (701.15b). CANT_ATTACK: Can't attack. CANT_ATTACK_TARGET: Can't attack `target`. CANT_ATTACK_ALONE: Can't attack alone. CANT_ATTACK_PLAYER_ALONE: Can't attack a player alone: another creature has to attack that player, too (506.6). CANT_ATTACK_WITHOUT_OTHERS: Can't attack unless at least `count` others attack. CAN_ATTACK_ONLY_ALONE: Can attack only alone: no other creature attacks (506.5). AT_MOST: At most `count` of the creatures can attack; if `target` is given, can attack that. CAN_ATTACK_AS_THOUGH_HASTE: Can attack as though it had haste. CAN_ATTACK_AS_THOUGH_NO_DEFENDER: Can attack as though it didn't have defender.
         * @enum {string}
         */
        AttackRuleKind: "ATTACKS_IF_ABLE" | "ATTACKS_TARGET_IF_ABLE" | "ATTACKS_IF_OTHERS_DO" | "AT_LEAST_IF_ABLE" | "GOADED" | "CANT_ATTACK" | "CANT_ATTACK_TARGET" | "CANT_ATTACK_ALONE" | "CANT_ATTACK_PLAYER_ALONE" | "CANT_ATTACK_WITHOUT_OTHERS" | "CAN_ATTACK_ONLY_ALONE" | "AT_MOST" | "CAN_ATTACK_AS_THOUGH_HASTE" | "CAN_ATTACK_AS_THOUGH_NO_DEFENDER";
        /** @description The players and permanents that one creature may attack. */
        AttackTargets: {
            attacker: components["schemas"]["Entity"];
            /** @description The rulings that it rests on, the deciding one first; never empty. */
            because: components["schemas"]["Ruling"][];
            /** @description Whether it may attack anything. */
            canAttack: boolean;
            /** @description Those that it may not attack, each with its rulings. */
            excluded: components["schemas"]["Exclusion"][];
            /** @description The players, planeswalkers and battles that it may attack, some only along with other creatures, as the rulings say: each in a declaration that breaks no restriction, once its costs are paid. Requirements exclude nothing; rulings say them, and `checkAttack` judges a whole attack. */
            included: components["schemas"]["Entity"][];
        };
        /** @description A player becomes the monarch (725). */
        BecomesMonarchInput: {
            /** @description The player who becomes the monarch, replacing the current one (725.3). */
            player: string;
        };
        /** @description What objects become: types (613.1d), colors (613.1e), base power and toughness (613.4b). */
        BecomingInput: {
            /** @description Colors in place of their own; none: they become colorless. */
            colors?: components["schemas"]["Color"][];
            /** @description Whether they gain every creature type. */
            everyCreatureType?: boolean;
            inPlaceOf?: components["schemas"]["TypesReplaced"];
            /** @description Base power; give toughness, too. */
            power?: number;
            /** @description Base toughness; give power, too. */
            toughness?: number;
            /** @description Card types, supertypes and subtypes that they gain, a word each. */
            types?: string[];
        };
        /** @description One creature that blocks one attacker. */
        Block: {
            attacker: components["schemas"]["Entity"];
            blocker: components["schemas"]["Entity"];
        };
        /** @description A defending player declares blockers (509.1). */
        BlockersDeclaredInput: {
            /** @description Which creature blocks which attacker. */
            blocks: components["schemas"]["BlockInput"][];
            /** @description The values of X in costs; without one, the cost stays {X}. */
            costs?: components["schemas"]["CostInput"][];
            /** @description The costs paid; by default none. A declaration with unpaid costs is ILLEGAL_EVENT, unless forced. */
            paid?: components["schemas"]["DeclarationCostInput"][];
            /** @description Who declares them; with shared team turns any member of the defending team. */
            player: string;
        };
        /** @description One creature that blocks one attacker. */
        BlockInput: {
            /** @description The attacking creature that it blocks. */
            attacker: string;
            /** @description The creature that blocks. */
            blocker: string;
        };
        /** @description A restriction, requirement or permission that an object's ability puts on blocking; each is one requirement for each creature it applies to. */
        BlockRuleInput: {
            asLongAs?: components["schemas"]["RuleConditionInput"];
            attackers?: components["schemas"]["EntityFilter"];
            blockers?: components["schemas"]["EntityFilter"];
            /** @description For AT_MOST, CANT_BLOCK_WITHOUT_OTHERS, CANT_BE_BLOCKED_BY_FEWER, CANT_BE_BLOCKED_BY_MORE, MUST_BE_BLOCKED_BY_EXACTLY, MUST_BE_BLOCKED_BY_AT_LEAST and CAN_BLOCK_ADDITIONAL. */
            count?: number;
            creatures?: components["schemas"]["EntityFilter"];
            /** @description For AT_MOST: whether the limit is for a whole turn (`attackedThisTurn`, `blockedThisTurn`); by default it is for each combat. */
            eachTurn?: boolean;
            kind: components["schemas"]["BlockRuleKind"];
            others?: components["schemas"]["EntityFilter"];
            /** @description The attacker that it is about. */
            target?: string;
            unless?: components["schemas"]["RuleConditionInput"];
            /** @description For restrictions on single creatures: a cost that lifts the restriction for a creature, for example {2}; see `costs` of an answer. */
            unlessPays?: string;
            until?: components["schemas"]["DurationInput"];
        };
        /**
         * @description A restriction (509.1b), a requirement (509.1c) or a permission (509.1a) that bears on blocking. BLOCKS_IF_ABLE: Blocks if able. BLOCKS_TARGET_IF_ABLE: Blocks `target` if able. BLOCKS_IF_OTHERS_DO: Blocks if able if at least one of the others blocks. CANT_BLOCK: Can't block. CANT_BLOCK_TARGET: Can't block `target`. CAN_BLOCK_ONLY: Can block only `target`; if `attackers` are given, only those. CANT_BLOCK_ALONE: Can't block alone. CAN_BLOCK_ONLY_ALONE: Can block only alone: no other creature of that declaration blocks (506.5). CANT_BLOCK_WITHOUT_OTHERS: Can't block unless at least `count` others block. CANT_BE_BLOCKED: Can't be blocked; if `blockers` are given, can't be blocked by those. CANT_BE_BLOCKED_EXCEPT_BY: Can't be blocked except by `blockers`. CANT_BE_BLOCKED_BY_FEWER: Can't be blocked except by `count` or more creatures. CANT_BE_BLOCKED_EXCEPT_BY_ALL: Can't be blocked unless all creatures that the defending player controls block it. CANT_BE_BLOCKED_BY_MORE: Can't be blocked by more than `count` creatures. MUST_BE_BLOCKED_IF_ABLE: Is blocked if able; if `blockers` are given, by at least one of those. MUST_BE_BLOCKED_BY_EXACTLY: Is blocked by exactly `count` creatures if able; if `blockers` are given, by exactly that many of those. MUST_BE_BLOCKED_BY_AT_LEAST: Is blocked by `count` or more creatures if able; if `blockers` are given, by at least that many of those. AT_MOST: At most `count` of the creatures can block; if `target` is given, can block that attacker. CAN_BLOCK_ADDITIONAL: Can block `count` additional creatures. CAN_BLOCK_ANY_NUMBER: Can block any number of creatures. CAN_BLOCK_AS_THOUGH_UNTAPPED: Can block as though it were untapped. CAN_BLOCK_AS_THOUGH_SHADOW: Can block creatures with shadow as though it had shadow. ATTACKING_PLAYER_CHOOSES: The attacking player chooses how the creatures block.
         * @enum {string}
         */
        BlockRuleKind: "BLOCKS_IF_ABLE" | "BLOCKS_TARGET_IF_ABLE" | "BLOCKS_IF_OTHERS_DO" | "CANT_BLOCK" | "CANT_BLOCK_TARGET" | "CAN_BLOCK_ONLY" | "CANT_BLOCK_ALONE" | "CAN_BLOCK_ONLY_ALONE" | "CANT_BLOCK_WITHOUT_OTHERS" | "CANT_BE_BLOCKED" | "CANT_BE_BLOCKED_EXCEPT_BY" | "CANT_BE_BLOCKED_BY_FEWER" | "CANT_BE_BLOCKED_EXCEPT_BY_ALL" | "CANT_BE_BLOCKED_BY_MORE" | "MUST_BE_BLOCKED_IF_ABLE" | "MUST_BE_BLOCKED_BY_EXACTLY" | "MUST_BE_BLOCKED_BY_AT_LEAST" | "AT_MOST" | "CAN_BLOCK_ADDITIONAL" | "CAN_BLOCK_ANY_NUMBER" | "CAN_BLOCK_AS_THOUGH_UNTAPPED" | "CAN_BLOCK_AS_THOUGH_SHADOW" | "ATTACKING_PLAYER_CHOOSES";
        /** @description The attackers that one creature may block. */
        BlockTargets: {
            /** @description The rulings that it rests on, the deciding one first; never empty. */
            because: components["schemas"]["Ruling"][];
            blocker: components["schemas"]["Entity"];
            /** @description Those that it may not block, each with its rulings. */
            excluded: components["schemas"]["Exclusion"][];
            /** @description The attacking creatures that it may block, some only along with other creatures, as the rulings say: each in a declaration that breaks no restriction, once its costs are paid. */
            included: components["schemas"]["Entity"][];
        };
        /** @description A parsed card, face by face. */
        Card: {
            /** @description Its faces in order; an object's face is an index of this list. */
            faces: components["schemas"]["CardFace"][];
            /** @description Its name; for a card with several faces, the names of all. */
            name: string;
        };
        /** @description A parsed face of a card. */
        CardFace: {
            /** @description Its colors. */
            colors: components["schemas"]["Color"][];
            /** @description Its keyword abilities that questions use. */
            keywords: string[];
            /** @description Its name. */
            name: string;
            /** @description The ongoing effects that it or its abilities can make, if they were understood and affect an answer. */
            offers: components["schemas"]["Offer"][];
            /** @description As printed; not always a number, for example *. */
            power: string | null;
            /** @description Its sentences in order, with how each was read, worded with "this creature" and "its controller". */
            sentences: components["schemas"]["CardSentence"][];
            /** @description As printed; not always a number, for example *. */
            toughness: string | null;
            /** @description As printed. */
            typeLine: string;
        };
        /** @description A sentence of a card. Lists of keyword abilities are not included; see keywords. */
        CardSentence: {
            /** @description Its meaning at this table, with the names of players and objects; null unless READ. */
            means: string | null;
            reading: components["schemas"]["SentenceReading"];
            /** @description As printed, without reminder text. */
            text: string;
        };
        /** @description An effect or rule that asks somebody to choose. */
        ChoiceEffectInput: {
            /**
             * @description A choice that a rule asks for, not an object (800.4h).
             * @default false
             */
            askedByRule?: boolean;
            asks: components["schemas"]["ChoiceMaker"];
            kind?: components["schemas"]["ChoiceKind"];
            /** @description For PLAYER: which one. It may be one who has left (800.4f–h). */
            player?: string;
            source: components["schemas"]["SourceInput"];
        };
        /** @description A choice of objects or players that a spell or ability asks for. */
        ChoiceInput: {
            among: components["schemas"]["EntityFilter"];
            /** @description Who chooses. */
            chooser: string;
            source: components["schemas"]["SourceInput"];
            /**
             * @description Whether what is chosen is a target: then it has to be within range of the source's controller, too (801.4).
             * @default false
             */
            targets?: boolean;
        };
        /**
         * @description What is chosen. OPTION: One of several options, such as a mode, a color or a pile (801.5b). OBJECT_OR_PLAYER: An object or a player (801.5a). PAY_COST: Whether a cost is paid (800.4f).
         * @enum {string}
         */
        ChoiceKind: "OPTION" | "OBJECT_OR_PLAYER" | "PAY_COST";
        /** @description A choice that an effect asked for, and who made it. */
        ChoiceMadeInput: {
            /** @description Who made the choice. */
            chooser: string;
            effect: components["schemas"]["ChoiceEffectInput"];
        };
        /**
         * @description Whom an effect asks to choose. CONTROLLER: The controller of the spell or ability. AN_OPPONENT: An opponent of the controller. ANY_PLAYER: One player, whoever the controller picks, themself included. A_TEAMMATE: A teammate of the controller. PLAYER: One particular player.
         * @enum {string}
         */
        ChoiceMaker: "CONTROLLER" | "AN_OPPONENT" | "ANY_PLAYER" | "A_TEAMMATE" | "PLAYER";
        /** @description Choices made for an object, as its text asks. */
        ChosenInput: {
            color?: components["schemas"]["Color"];
            direction?: components["schemas"]["Side"];
            /** @description The chosen player. */
            player?: string;
            /** @description The chosen type, for example Goblin or Island. */
            type?: string;
        };
        /**
         * @description A color. WHITE: White. BLUE: Blue. BLACK: Black. RED: Red. GREEN: Green.
         * @enum {string}
         */
        Color: "WHITE" | "BLUE" | "BLACK" | "RED" | "GREEN";
        /** @description The combat of a turn ends (511.3). */
        CombatEndsInput: {
            /** @description Grand Melee: the turn marker whose turn it is; optional if there is only one. */
            marker?: number;
        };
        /** @description A combat under way. */
        CombatInput: {
            /** @description The attacking creatures. */
            attacks: components["schemas"]["AttackInput"][];
            /** @description The blocking creatures. */
            blocks?: components["schemas"]["BlockInput"][];
            /** @description The defending player picked, if only one opponent may be attacked (506.2a). */
            defendingPlayer?: string;
            /** @description Grand Melee: the turn marker of the combat's turn; by default the one with which the attackers' controller takes a turn. */
            marker?: number;
        };
        /** @description Combat damage dealt to a player by one commander (903.10a). */
        CommanderDamageInput: {
            /** @description In damage, over the whole game. */
            amount: number;
            /** @description The commander. */
            commander: string;
        };
        /**
         * @description How one number compares with another. LESS: Less than it. AT_MOST: Less than it, or equal. EQUAL: Equal to it. AT_LEAST: Equal to it, or greater. GREATER: Greater than it.
         * @enum {string}
         */
        Comparison: "LESS" | "AT_MOST" | "EQUAL" | "AT_LEAST" | "GREATER";
        /**
         * @description Whose permanents a condition counts. CONTROLLER: The rule's controller: whoever controls the object that has it. DEFENDING_PLAYER: The defending player of the attack in question. ANYONE: Any one player in the game within range of the rule's controller (801.11).
         * @enum {string}
         */
        ConditionPlayer: "CONTROLLER" | "DEFENDING_PLAYER" | "ANYONE";
        /** @description An object that changes controllers. */
        ControlChange: {
            from: components["schemas"]["Entity"];
            object: components["schemas"]["Entity"];
            to: components["schemas"]["Entity"];
        };
        /** @description An effect that gives a player control of an object. */
        ControlChangesInput: {
            /** @description The object. */
            object: string;
            /** @description The source of the effect; it ends when that leaves the battlefield. */
            source?: string;
            /** @description The player who gains control. */
            to: string;
        };
        /** @description An effect that changes who controls an object. */
        ControlEffectInput: {
            /** @description Who gains control. By default the source's controller at the time, as for an Aura that says "You control enchanted creature". */
            givesControlTo?: string;
            /** @description Its source, such as Control Magic: the effect ends when that leaves the battlefield. */
            source?: string;
            /** @description Orders the control effects: the higher, the newer. By default the place in the list. */
            timestamp?: number;
            until?: components["schemas"]["DurationInput"];
        };
        /**
         * @description How a player other than its owner came to control an object. ENTERED_UNDER: It entered the battlefield under their control: no effect is behind it (110.2). EFFECT: Through an effect that the table does not list; when the effect ends, the owner controls the object again (800.4a).
         * @enum {string}
         */
        ControlReason: "ENTERED_UNDER" | "EFFECT";
        /** @description The value of X in the costs of one source (508.1h, 509.1d). */
        CostInput: {
            /** @description The object that has the rule with the cost, or the source of the effect that has it. */
            source: string;
            /** @description The value of X: for 3, a cost of {X} is {3}. */
            x: number;
        };
        /**
         * @description Whether a rule is answered. ANSWERED: Fields or events apply it. NOT_YET: Nothing applies it yet. OUT_OF_SCOPE: It is about something that a table does not contain; the note says what.
         * @enum {string}
         */
        CoverageStatus: "ANSWERED" | "NOT_YET" | "OUT_OF_SCOPE";
        /** @description A game to store. */
        CreateGameInput: {
            /** @description Your own id: letters, digits and . _ ~ -, but not . or .. alone. Generated if omitted. */
            id?: string;
            /** @description Its name. */
            name?: string;
            /** @description Makes the draw repeatable. Generated if omitted. */
            seed?: string;
            /**
             * @description Draws the seats and the starting player at random, as far as the variant says (806.3, 807.3, 808.4, 809.4).
             * @default false
             */
            shuffleSeats?: boolean;
            state: components["schemas"]["GameStateInput"];
        };
        /** @description Damage that is dealt to somebody or something. */
        DamageDealt: {
            /** @description How much. */
            amount: number;
            recipient: components["schemas"]["Entity"];
        };
        /** @description Damage that would be dealt. */
        DamageInput: {
            /**
             * @description How much.
             * @default 1
             */
            amount?: number;
            /**
             * @description Whether it is combat damage.
             * @default false
             */
            combat?: boolean;
            /** @description The recipient of the damage. */
            recipient: string;
            /** @description The source of the damage. */
            source: string;
        };
        /** @description The games of one day, in UTC. */
        DayRecord: {
            /** @description The number of games stored. */
            created: number;
            /** @description The day, for example 2026-08-07. */
            day: string;
            /** @description The number of events recorded, including those reverted later. */
            events: number;
            /** @description The number of games finished. */
            finished: number;
        };
        /** @description A decision of a player while another player controls somebody. */
        DecisionInput: {
            /** @description The player controlled by the effect, by default the same player; another one has to be a teammate (805.8). */
            controlled?: string;
            /** @description The player to whom the effect gives control. */
            controlledBy: string;
            kind?: components["schemas"]["DecisionKind"];
            /** @description Whose decision it is. */
            player: string;
        };
        /**
         * @description What a decision is about. GAME: A choice or decision that the rules or an object call for. CONCEDE: Conceding the game, which nobody decides for another player. OTHER: A decision that the game does not call for, such as leaving the table for a moment.
         * @enum {string}
         */
        DecisionKind: "GAME" | "CONCEDE" | "OTHER";
        /** @description A cost to attack or block with one creature (508.1h, 509.1d); costs of different sources are listed one by one. */
        DeclarationCost: {
            /** @description The rulings that it rests on, the deciding one first; never empty. */
            because: components["schemas"]["Ruling"][];
            /** @description The cost as the rule states it, for example {2}. */
            cost: string;
            creature: components["schemas"]["Entity"];
            pays: components["schemas"]["Entity"];
            target: components["schemas"]["Entity"];
        };
        /** @description A cost that was paid for one creature of a declaration. */
        DeclarationCostInput: {
            /** @description The cost as the rule states it, for example {2}. */
            cost: string;
            /** @description The creature that attacks or blocks. */
            creature: string;
            /** @description The player or permanent that it attacks, or the attacker that it blocks. */
            target: string;
        };
        /** @description As combat begins, the active player picks the defending player. */
        DefendingPlayerChosenInput: {
            /** @description The opponent picked. */
            defendingPlayer: string;
            /** @description The active player. */
            player: string;
        };
        /** @description A creature is deployed (804.2). */
        DeploysInput: {
            /** @description The creature. */
            creature: string;
            /** @description The teammate who gains control of it. */
            to: string;
        };
        /**
         * @description The colors of a picture. LIGHT: Dark on light. DARK: Light on dark.
         * @enum {string}
         */
        DiagramTheme: "LIGHT" | "DARK";
        /** @description The attacks over a distance. */
        DistanceRecord: {
            /** @description The number of attacking creatures. */
            attacks: number;
            /** @description How many seats away the defending player sat, the shorter way round; negative to the right. */
            distance: number;
        };
        /**
         * @description What ends an effect (611.2a). END_OF_TURN: The end of the turn under way, in its cleanup step (514.2). END_OF_COMBAT: The end of the combat phase (500.5). NEXT_TURN: The beginning of the player's next turn (500.5); for a player who has left, when it would have begun (800.4m). END_OF_NEXT_TURN: The end of the player's next turn; for a player who has left, when it would have begun (800.4m). SOURCE_LEAVES: Its source leaves the battlefield (611.2b). SOURCE_CHANGES_CONTROL: Its source leaves the battlefield, or the player no longer controls it (611.2b). END_OF_GAME: Nothing: it lasts until the game ends (611.2a).
         * @enum {string}
         */
        DurationEnd: "END_OF_TURN" | "END_OF_COMBAT" | "NEXT_TURN" | "END_OF_NEXT_TURN" | "SOURCE_LEAVES" | "SOURCE_CHANGES_CONTROL" | "END_OF_GAME";
        /** @description The duration of an effect (611.2a). It ends by itself as events take place. */
        DurationInput: {
            end: components["schemas"]["DurationEnd"];
            /** @description For NEXT_TURN and END_OF_NEXT_TURN of a player who left with an extra turn to come (800.4m): how many of extraTurns, the first ones listed, come after it. */
            extraTurnsAfter?: number;
            /** @description For NEXT_TURN and END_OF_NEXT_TURN: whose turn; for SOURCE_CHANGES_CONTROL: under whose control the source stays. By default the effect's controller; for a goaded creature, the player who goaded it. */
            player?: string;
        };
        /** @description An attack earlier in the current turn: its combat is over, or the creature has left it. */
        EarlierAttackInput: {
            /** @description The creature; left out where it is no longer the same object (400.7). */
            attacker?: string;
            /** @description Grand Melee: the turn marker of the turn in which it happened. */
            marker?: number;
            /** @description The player or permanent that it attacked, if still at the table. */
            target?: string;
        };
        /** @description A creature that blocked earlier in the current turn: its combat is over, or the creature has left it. */
        EarlierBlockInput: {
            /** @description The creature; left out where it is no longer the same object (400.7). */
            blocker?: string;
            /** @description Grand Melee: the turn marker of the turn in which it happened. */
            marker?: number;
        };
        /** @description One dated text of the Comprehensive Rules. */
        Edition: {
            /** @description Its differences from the newest one. */
            differences: components["schemas"]["EditionDifference"][];
            edition: components["schemas"]["RulesEdition"];
            /** @description The day it took effect, for example 2026-08-07. */
            effective: string;
            /** @description Its name for people. */
            name: string;
            /** @description The day on which the next text took effect, whether or not it is an edition here; null for the newest. */
            supersededOn: string | null;
        };
        /** @description A difference of an edition from the newest one. */
        EditionDifference: {
            /** @description The rule's number in that edition, where it has one. */
            number: string | null;
            /** @description What the edition says instead. */
            summary: string;
            /** @description What it is about. */
            topic: string;
        };
        /** @description The games that follow an edition of the rules. */
        EditionRecord: {
            edition: components["schemas"]["RulesEdition"];
            /** @description The number of finished games. */
            finished: number;
            /** @description The number of games. */
            games: number;
        };
        /** @description An effect on objects begins (611.2): the newest one. */
        EffectBeginsInput: {
            /** @description Combat rules on attacking with these objects; the rules must leave out `creatures`. */
            attackRules?: components["schemas"]["AttackRuleInput"][];
            becomes?: components["schemas"]["BecomingInput"];
            /** @description Combat rules on blocking by or of these objects; the rules must leave out `creatures`. */
            blockRules?: components["schemas"]["BlockRuleInput"][];
            /** @description Its controller, whose range counts (801.10). By default its source's controller; without one it reaches everything. */
            controller?: string;
            creatures?: components["schemas"]["EntityFilter"];
            /** @description Its source: the object whose spell or ability made it. */
            from?: string;
            /** @description The player to whom it gives control of them (613.1b). */
            givesControlTo?: string;
            /** @description Keyword abilities that they gain (613.1f). */
            keywords?: string[];
            /** @description Whether they lose all abilities (613.1f). */
            losesAllAbilities?: boolean;
            /** @description Keyword abilities that they lose (613.1f). */
            losesKeywords?: string[];
            /** @description Its name in rulings; by default that of its source. */
            name?: string;
            /** @description In place of what it does: the number of an offer of its source's card, as listed in `offers` of a card or object. Answers give the effect in full. */
            offer?: number;
            /** @description The objects that it affects, whatever they become (611.2c): give either this or `creatures`. */
            on?: string[];
            /** @description The player that an offer needs, whose creatures it affects. */
            player?: string;
            until?: components["schemas"]["DurationInput"];
        };
        /** @description An ongoing effect on objects (611.2): its source, what it does, to which objects, since when and until when. */
        EffectInput: {
            /** @description Combat rules on attacking with these objects; the rules must leave out `creatures`. */
            attackRules?: components["schemas"]["AttackRuleInput"][];
            becomes?: components["schemas"]["BecomingInput"];
            /** @description Combat rules on blocking by or of these objects; the rules must leave out `creatures`. */
            blockRules?: components["schemas"]["BlockRuleInput"][];
            /** @description Its controller, whose range counts (801.10). By default its source's controller; without one it reaches everything. */
            controller?: string;
            creatures?: components["schemas"]["EntityFilter"];
            /** @description Its source: the object whose spell or ability made it. */
            from?: string;
            /** @description The player to whom it gives control of them (613.1b). */
            givesControlTo?: string;
            /** @description Keyword abilities that they gain (613.1f). */
            keywords?: string[];
            /** @description Whether they lose all abilities (613.1f). */
            losesAllAbilities?: boolean;
            /** @description Keyword abilities that they lose (613.1f). */
            losesKeywords?: string[];
            /** @description Its name in rulings; by default that of its source. */
            name?: string;
            /** @description In place of what it does: the number of an offer of its source's card, as listed in `offers` of a card or object. Answers give the effect in full. */
            offer?: number;
            /** @description The objects that it affects, whatever they become (611.2c): give either this or `creatures`. */
            on?: string[];
            /** @description The player that an offer needs, whose creatures it affects. */
            player?: string;
            /** @description Orders objects and effects by age: the higher, the newer (613.7). By default newer than all objects, in the order of the list. */
            timestamp?: number;
            until?: components["schemas"]["DurationInput"];
        };
        /** @description How often a seat finished in a place. */
        EliminationRecord: {
            /** @description The number of games. */
            games: number;
            /** @description 1 for the last players standing; players who leave together share a place. */
            place: number;
            /** @description The seat's number, counting to the left from the starting player's, which is 0. */
            seat: number;
        };
        /** @description A player, an object or a team. */
        Entity: {
            /** @description Its id. */
            id: string;
            /** @description Its name in rulings. */
            name: string;
        };
        /** @description A filter of objects and players. All given conditions must hold. */
        EntityFilter: {
            /** @description Filters of which at least one must match, too. */
            anyOf?: components["schemas"]["EntityFilter"][];
            /** @description Colors, all of them. */
            colors?: components["schemas"]["Color"][];
            /** @description Only objects that this player controls, no players. */
            controller?: string;
            /** @description One of these. */
            ids?: string[];
            /** @description Keywords, all of them, whatever their case. */
            keywords?: string[];
            kind?: components["schemas"]["EntityKind"];
            /** @description The exact name. */
            name?: string;
            not?: components["schemas"]["EntityFilter"];
            /** @description That player's opponents, and the objects that they control. */
            opponentOf?: string;
            /** @description Only objects that this player owns, no players. */
            owner?: string;
            power?: components["schemas"]["NumberFilterInput"];
            /** @description Whether it is tapped. */
            tapped?: boolean;
            toughness?: components["schemas"]["NumberFilterInput"];
            /** @description Words of the type line, all of them, whatever their case. */
            types?: string[];
            zone?: components["schemas"]["Zone"];
        };
        /**
         * @description What an entity is. PLAYER: A player. OBJECT: An object: a card, a token, a spell or an ability.
         * @enum {string}
         */
        EntityKind: "PLAYER" | "OBJECT";
        /** @description The game after recording events, and those events. */
        EventsRecorded: {
            /** @description The events, in order. */
            events: components["schemas"]["GameEvent"][];
            game: components["schemas"]["Game"];
        };
        /** @description An excluded player or object, and why. */
        Exclusion: {
            /** @description Every rule that excludes it, the deciding one first. */
            because: components["schemas"]["Ruling"][];
            entity: components["schemas"]["Entity"];
        };
        /**
         * @description How exported rows are written. ndjson: A JSON object a line. csv: RFC 4180; a text that a spreadsheet would take for a formula begins with a quote. parquet: Apache Parquet, compressed by Snappy.
         * @enum {string}
         */
        ExportFormat: "ndjson" | "csv" | "parquet";
        /** @description An effect gives a player an extra turn after the current one (500.7). */
        ExtraTurnInput: {
            /** @description Who takes it; with shared team turns their team (805.8). */
            player: string;
        };
        /** @description An event of any stored game, in the feed of all of them. */
        FeedEvent: {
            /** @description The id of its game. */
            game: string;
            /** @description The rules that a forced event broke; empty otherwise. */
            illegalBecause: components["schemas"]["Ruling"][];
            /** @description The event as it was sent. */
            input: unknown;
            /**
             * Format: date-time
             * @description When it happened at the table, if the client said so; otherwise null.
             */
            occurredAt: string | null;
            /**
             * Format: date-time
             * @description When it was recorded.
             */
            recordedAt: string;
            /** @description One sentence, with names. */
            summary: string;
            /** @description The name of the input field that recorded it, for example playerLeaves; or replaceState, revertTo. */
            type: string;
            /** @description The game's version after this event. */
            version: number;
        };
        /** @description A stored game. */
        Game: {
            /**
             * Format: date-time
             * @description When it was stored.
             */
            createdAt: string;
            edition: components["schemas"]["RulesEdition"];
            /**
             * Format: date-time
             * @description When it finished.
             */
            finishedAt: string | null;
            /** @description Its id. */
            id: string;
            /** @description Its name. */
            name: string | null;
            /** @description The seed with which the seats were shuffled; null if they were not. */
            seed: string | null;
            /** @description The players from the last one standing to the first one out. Only in the answer about one game. */
            standings?: components["schemas"]["Standing"][];
            status: components["schemas"]["GameStatus"];
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updatedAt: string;
            variant: components["schemas"]["Variant"];
            /** @description The number of events recorded; 0 for a new game. Over REST the ETag begins with it. */
            version: number;
            /** @description Who won, members of the winning team who had left included; nobody as long as it goes on. Only in the answer about one game. */
            winners?: components["schemas"]["Entity"][];
        };
        /** @description An event of a stored game. */
        GameEvent: {
            /** @description The rules that a forced event broke; empty otherwise. */
            illegalBecause: components["schemas"]["Ruling"][];
            /** @description The event as it was sent. */
            input: unknown;
            /**
             * Format: date-time
             * @description When it happened at the table, if the client said so; otherwise null.
             */
            occurredAt: string | null;
            /**
             * Format: date-time
             * @description When it was recorded.
             */
            recordedAt: string;
            /** @description One sentence, with names. */
            summary: string;
            /** @description The name of the input field that recorded it, for example playerLeaves; or replaceState, revertTo. */
            type: string;
            /** @description The game's version after this event. */
            version: number;
        };
        /** @description Something that happens at a table: exactly one of these. */
        GameEventInput: {
            attaches?: components["schemas"]["AttachesInput"];
            attackersDeclared?: components["schemas"]["AttackersDeclaredInput"];
            becomesMonarch?: components["schemas"]["BecomesMonarchInput"];
            blockersDeclared?: components["schemas"]["BlockersDeclaredInput"];
            choiceMade?: components["schemas"]["ChoiceMadeInput"];
            combatEnds?: components["schemas"]["CombatEndsInput"];
            controlChanges?: components["schemas"]["ControlChangesInput"];
            controlEffectEnds?: components["schemas"]["ControlChangesInput"];
            defendingPlayerChosen?: components["schemas"]["DefendingPlayerChosenInput"];
            deploys?: components["schemas"]["DeploysInput"];
            effectBegins?: components["schemas"]["EffectBeginsInput"];
            extraTurn?: components["schemas"]["ExtraTurnInput"];
            lifeChanges?: components["schemas"]["LifeChangeInput"];
            objectAdded?: components["schemas"]["ObjectInput"];
            objectChanges?: components["schemas"]["ObjectChangesInput"];
            objectMoves?: components["schemas"]["ObjectMovesInput"];
            objectsRemoved?: components["schemas"]["ObjectsInput"];
            phasesIn?: components["schemas"]["ObjectsInput"];
            phasesOut?: components["schemas"]["ObjectsInput"];
            playerLeaves?: components["schemas"]["PlayerLeavesInput"];
            protectorChosen?: components["schemas"]["ProtectorChosenInput"];
            result?: components["schemas"]["ResultInput"];
            stateBasedActions?: components["schemas"]["StateBasedActionsInput"];
            stepBegins?: components["schemas"]["StepBeginsInput"];
            takesInitiative?: components["schemas"]["TakesInitiativeInput"];
            taps?: components["schemas"]["ObjectsInput"];
            turnBegins?: components["schemas"]["TurnBeginsInput"];
            turnEnds?: components["schemas"]["TurnEndsInput"];
            unattaches?: components["schemas"]["ObjectsInput"];
            untaps?: components["schemas"]["ObjectsInput"];
        };
        /** @description A table at one moment, as you describe it. */
        GameStateInput: {
            /** @description The attacks earlier in the current turn, except those in the combats of the table. By default none before combat; later it is unknown, so a limit for the whole turn has a doubt. */
            attackedThisTurn?: components["schemas"]["EarlierAttackInput"][];
            /** @description The creatures that blocked earlier in the current turn, except those in the combats of the table. By default none before combat; later it is unknown, so a limit for the whole turn has a doubt. */
            blockedThisTurn?: components["schemas"]["EarlierBlockInput"][];
            /** @description A combat under way; in Grand Melee one a marker. */
            combats?: components["schemas"]["CombatInput"][];
            edition?: components["schemas"]["RulesEdition"];
            /** @description Ongoing effects of resolved spells and abilities on objects (611.2). An object's own fields are a shorthand for the same. */
            effects?: components["schemas"]["EffectInput"][];
            /** @description Players with extra turns to come, the next one last (500.7). */
            extraTurns?: string[];
            /** @description The objects that matter to the question, oldest first. */
            objects?: components["schemas"]["ObjectInput"][];
            options?: components["schemas"]["OptionsInput"];
            /** @description In seat order: each next player sits to the left. Players who have left keep their place. */
            players: components["schemas"]["PlayerInput"][];
            /** @description The teams, where the variant has them. */
            teams?: components["schemas"]["TeamInput"][];
            turn?: components["schemas"]["TurnInput"];
            /** @description Grand Melee; by default as at the beginning of the game (807.4b). */
            turnMarkers?: components["schemas"]["TurnMarkerInput"][];
            variant?: components["schemas"]["Variant"];
        };
        /**
         * @description Whether a stored game is over. IN_PROGRESS: It is in progress. FINISHED: It is over (104.1).
         * @enum {string}
         */
        GameStatus: "IN_PROGRESS" | "FINISHED";
        /** @description Something that is wrong with the input. */
        InputProblem: {
            /** @description What is wrong there. */
            message: string;
            /** @description Names and indexes, beginning with the argument. */
            path: (string | number)[];
        };
        /**
         * @description Why a player leaves the game (104.5). CONCEDES: They concede, and lose. LOSES: They lose. DRAWS: The game is a draw for them.
         * @enum {string}
         */
        LeaveReason: "CONCEDES" | "LOSES" | "DRAWS";
        /** @description What happens to one player. */
        LifeAmountInput: {
            /** @description Life or counters; for SET the new total; ignored for EXCHANGE. */
            amount?: number;
            /** @description For DAMAGE in combat: the commander that deals it (903.10a). */
            commander?: string;
            /** @description The player. */
            player: string;
        };
        /** @description Life totals or poison counters change, all at once. */
        LifeChangeInput: {
            /** @description The players and amounts. */
            amounts: components["schemas"]["LifeAmountInput"][];
            /** @description Players who can't gain life because of an effect, nor can their team (810.9g). */
            cantGainLife?: string[];
            /** @description Players who can't get poison counters because of an effect, nor can their team (810.10c). */
            cantGetPoison?: string[];
            /** @description Players who can't lose life because of an effect, nor can their team (810.9h). */
            cantLoseLife?: string[];
            /** @description The member that each team chooses if only one is affected (810.9d). */
            chosen?: string[];
            kind: components["schemas"]["LifeChangeKind"];
            /**
             * @description For SET: whether an effect redistributes life totals; it may affect only one member of each team (810.9f).
             * @default false
             */
            redistributes?: boolean;
        };
        /**
         * @description What happens to players' life totals or poison counters. DAMAGE: They are dealt damage. GAIN: They gain life. LOSE: They lose life. PAY: They pay life (119.4). SET: Their life totals become a number (119.5). EXCHANGE: Two players exchange life totals (701.12c). POISON: They get poison counters; with a negative amount they lose some.
         * @enum {string}
         */
        LifeChangeKind: "DAMAGE" | "GAIN" | "LOSE" | "PAY" | "SET" | "EXCHANGE" | "POISON";
        /** @description A total before and after a change: of a team if shared, otherwise of a player. */
        LifeTotal: {
            /** @description After it; unchanged if the change is not allowed. */
            after: number;
            /** @description Before the change. */
            before: number;
            /** @description The player, if it is not shared. */
            player: components["schemas"]["Entity"] | null;
            /** @description The team that shares it. */
            team: components["schemas"]["Entity"] | null;
        };
        /** @description A battle that needs a new protector (310.11). */
        NewProtector: {
            battle: components["schemas"]["Entity"];
            /** @description The players who may be chosen. */
            candidates: components["schemas"]["Entity"][];
            chosenBy: components["schemas"]["Entity"];
        };
        /** @description An effect that a permanent's ability, or a spell in a graveyard, may have made and that may still apply, though the table lists none: answers assume that it does not. Less than a warning or a doubt. */
        Note: {
            /** @description The permanent whose ability it is, or the spell. */
            about: components["schemas"]["Entity"][];
            /** @description The effect in the words of the card. */
            message: string;
            /** @description The number of its offer, for an effect of the table; null if its sentence was not understood, so the effect has to be described. */
            offer: number | null;
        };
        /** @description Bounds of a number; all that are given must hold. */
        NumberFilterInput: {
            /** @description This number, or a greater one. */
            atLeast?: number;
            /** @description This number, or a smaller one. */
            atMost?: number;
            comparedWithOther?: components["schemas"]["Comparison"];
        };
        /** @description Characteristics of an object change, at least one. The given ones replace the old. */
        ObjectChangesInput: {
            /** @description Combat rules on attacking, from its abilities or from what happened to it; with cardData, added to the card's. */
            attackRules?: components["schemas"]["AttackRuleInput"][];
            /** @description Combat rules on blocking, from its abilities or from what happened to it; with cardData, added to the card's. */
            blockRules?: components["schemas"]["BlockRuleInput"][];
            /** @description Its card, in the format of Scryfall or MTGJSON: the fields read are name, type_line or type, oracle_text or text, mana_cost or manaCost, colors, power, toughness, keywords, side, and card_faces or faces with layout, also written typeLine, oracleText and cardFaces; all else is ignored. Of this object's other fields, keywords, attackRules and blockRules are added to those of the card, as changes that happened to it; all others override the card. */
            cardData?: unknown;
            chosen?: components["schemas"]["ChosenInput"];
            /** @description Its colors; by default none. */
            colors?: components["schemas"]["Color"][];
            /** @description Counters on it, by name: {"+1/+1": 2} (122.1); {} means that there are none. They change the power and toughness of its card. */
            counters?: unknown;
            enchants?: components["schemas"]["EntityFilter"];
            /** @description Which face is up, counted from 0; by default the first, or the given one of MTGJSON's single faces. */
            face?: number;
            /** @description Its keyword abilities, for example Flying or Mountainwalk; with cardData, those added to the card's. */
            keywords?: string[];
            /** @description Whether it has lost all abilities of its card (613.1f); it still has the keywords and rules given here. */
            losesAllAbilities?: boolean;
            /** @description Its new name. */
            name?: string;
            /** @description What changes. */
            object: string;
            /** @description Its power. */
            power?: number;
            /** @description Its toughness. */
            toughness?: number;
            /** @description Its new type line. */
            typeLine?: string;
        };
        /** @description An object: a card, a token, a spell or an ability. */
        ObjectInput: {
            /** @description What this Aura, Equipment or Fortification is attached to. */
            attachedTo?: string;
            /** @description Combat rules on attacking, from its abilities or from what happened to it; with cardData, added to the card's. */
            attackRules?: components["schemas"]["AttackRuleInput"][];
            /** @description Combat rules on blocking, from its abilities or from what happened to it; with cardData, added to the card's. */
            blockRules?: components["schemas"]["BlockRuleInput"][];
            /**
             * @description False for a spell copy or an ability on the stack.
             * @default true
             */
            card?: boolean;
            /** @description Its card, in the format of Scryfall or MTGJSON: the fields read are name, type_line or type, oracle_text or text, mana_cost or manaCost, colors, power, toughness, keywords, side, and card_faces or faces with layout, also written typeLine, oracleText and cardFaces; all else is ignored. Of this object's other fields, keywords, attackRules and blockRules are added to those of the card, as changes that happened to it; all others override the card. */
            cardData?: unknown;
            chosen?: components["schemas"]["ChosenInput"];
            /** @description Its colors; by default none. */
            colors?: components["schemas"]["Color"][];
            /**
             * @description Whether it is a commander, wherever it is (903.3).
             * @default false
             */
            commander?: boolean;
            control?: components["schemas"]["ControlReason"];
            /** @description Effects that change who controls it; the newest in force decides. */
            controlEffects?: components["schemas"]["ControlEffectInput"][];
            /** @description Whether its controller has controlled it continuously since their turn began (302.6). By default true in a described table, and false for an object added by an event. */
            controlledSinceTurnBegan?: boolean;
            /** @description Its controller by default: the player under whose control it entered, or who put it on the stack. If omitted, its owner. If a card on the table gives that player control of it, and `control` is omitted, the card is taken to be the reason. */
            controller?: string;
            /** @description Counters on it, by name: {"+1/+1": 2} (122.1); {} means that there are none. They change the power and toughness of its card. */
            counters?: unknown;
            enchants?: components["schemas"]["EntityFilter"];
            /** @description For a card in exile: the permanent that exiled it until that permanent leaves the battlefield; the card then returns (610.3). */
            exiledUntil?: string;
            /** @description Which face is up, counted from 0; by default the first, or the given one of MTGJSON's single faces. */
            face?: number;
            /**
             * @description Whether it is face down: a 2/2 creature without name, text, subtypes and colors (708.2a), whatever its card; keywords and rules given here are added.
             * @default false
             */
            faceDown?: boolean;
            /** @description Unique among objects and players alike. */
            id: string;
            /** @description Its keyword abilities, for example Flying or Mountainwalk; with cardData, those added to the card's. */
            keywords?: string[];
            /** @description Whether it has lost all abilities of its card (613.1f); it still has the keywords and rules given here. */
            losesAllAbilities?: boolean;
            /** @description Whether no real card has its name, so its missing text raises no doubt; a server with its own cards finds out by itself. */
            madeUp?: boolean;
            /** @description Its name in rulings; by default the id. */
            name?: string;
            /** @description Who owns it (108.3, 111.2). */
            owner: string;
            /** @description Whether it is phased out, with what is attached to it: as if it did not exist (702.26). */
            phasedOut?: boolean;
            /** @description Under whose control it phased out; by default its controller's. */
            phasedOutUnder?: string;
            /** @description Its power. */
            power?: number;
            /** @description A battle's protector (310.9). */
            protector?: string;
            /** @description For a card in exile: the permanent whose leaves-the-battlefield ability returns it, unless that ability's controller has left the game (800.4d). */
            returnedByTriggerOf?: string;
            /** @description Grand Melee: the turn marker whose stack it is on (807.5). */
            stack?: number;
            /**
             * @description Whether it is tapped.
             * @default false
             */
            tapped?: boolean;
            /** @description Orders the objects by age: the higher, the newer. By default the place in the list. */
            timestamp?: number;
            /**
             * @description Whether it is a token.
             * @default false
             */
            token?: boolean;
            /** @description Its toughness. */
            toughness?: number;
            /** @description As printed, for example Legendary Creature — Elf Druid; optional only with cardData. If the card may enter as a copy, another type line means what it is a copy of. */
            typeLine?: string;
            zone?: components["schemas"]["Zone"];
        };
        /** @description An object moves to another zone, as a new object (400.7). */
        ObjectMovesInput: {
            /** @description Its controller, on the battlefield and on the stack; by default its owner. */
            controller?: string;
            /** @description Into exile: the permanent that exiles it until it leaves the battlefield (610.3). */
            exiledUntil?: string;
            /** @description What moves. */
            object: string;
            /** @description Into exile: the permanent whose leaves-the-battlefield ability returns it (800.4d). */
            returnedByTriggerOf?: string;
            zone: components["schemas"]["Zone"];
        };
        /** @description Several objects. */
        ObjectsInput: {
            /** @description The objects, by id. */
            objects: string[];
        };
        /** @description An ongoing effect that a spell or a triggered, activated, loyalty or chapter ability can make (611.2). An effect of a table is given by its number: { from: "rogue", offer: 1, on: ["bear"] }. */
        Offer: {
            /** @description What has to be given with it; null if nothing. */
            asks: components["schemas"]["OfferAsks"] | null;
            /** @description What it does, in words. */
            effect: string;
            /** @description Its number among the offers of the face, from 1. */
            offer: number;
            /** @description The sentences of the card that make it. */
            says: string;
            until: components["schemas"]["DurationEnd"];
        };
        /** @description What an effect of a table has to give besides the number of an offer. */
        OfferAsks: {
            /** @description How many objects there are at least. */
            atLeast: number;
            /** @description How many there are at most; null: any number. */
            atMost: number | null;
            /** @description The objects to give as `on`: its targets, or those its sentence refers to; null if only a player is needed. */
            objects: string | null;
            /** @description Whether it needs a player, whose creatures it affects. */
            player: boolean;
        };
        /** @description The options of the game in force. */
        Options: {
            attack: components["schemas"]["AttackOption"];
            /** @description Whether creatures may be deployed (804). */
            deployCreatures: boolean;
            /** @description Whether planes and phenomena are in play (801.18). */
            planechase: boolean;
            /** @description In seats; null where it is unlimited or differs by role (809.3a). */
            rangeOfInfluence: number | null;
            /** @description Whether teams take the turns (805). */
            sharedTeamTurns: boolean;
            /** @description In life; of a team where life is shared. */
            startingLife: number;
        };
        /** @description The options of the game. What is left out is the variant's default. */
        OptionsInput: {
            attack?: components["schemas"]["AttackOption"];
            /** @description Whether creatures may be deployed to teammates (804). */
            deployCreatures?: boolean;
            /** @description Whether planes and phenomena are in play (801.18, 901). */
            planechase?: boolean;
            /** @description In seats, 0 or more: the range of every player without an individual one (801.2a). */
            rangeOfInfluence?: number;
            /** @description Whether teams, not players, take turns (805). */
            sharedTeamTurns?: boolean;
            /** @description In life; of a team where life is shared. */
            startingLife?: number;
        };
        /** @description The position of a page in the whole list. */
        PageInfo: {
            /** @description The cursor of the last entry; pass it as `after` for the next page. On an empty page of the feed, the position to continue from. */
            endCursor: string | null;
            /** @description Whether there is more after it. */
            hasNextPage: boolean;
            /** @description Whether there is more before it. */
            hasPreviousPage: boolean;
            /** @description The cursor of the first entry. */
            startCursor: string | null;
        };
        /** @description An object or player in a trigger event. */
        ParticipantInput: {
            /** @description Its controller after the event; by default its present controller. */
            controllerAfter?: string;
            /** @description Its controller before the event; by default its present controller. */
            controllerBefore?: string;
            /** @description The object or player. */
            entity: string;
        };
        /** @description A player, at their seat. */
        PlayerInput: {
            /**
             * @description Whether an effect says that they can't lose the game; they may still concede (104.3a).
             * @default false
             */
            cantLose?: boolean;
            /**
             * @description Whether an effect says that they can't win the game; the last player left still wins (104.2a).
             * @default false
             */
            cantWin?: boolean;
            /** @description Combat damage dealt to them by each commander (903.10a). */
            commanderDamage?: components["schemas"]["CommanderDamageInput"][];
            /**
             * @description For a departed player: whether the game was a draw for them (104.4), not lost.
             * @default false
             */
            drew?: boolean;
            /** @description Unique among players and objects alike. */
            id: string;
            /**
             * @description False for a player who has left.
             * @default true
             */
            inGame?: boolean;
            /** @description Whether they have the initiative; at most one player has it (726.3). If not given, as for the monarch. */
            initiative?: boolean;
            /**
             * @description Whether they left during this turn: then the seat counts until the next turn begins (801.2c).
             * @default false
             */
            leftThisTurn?: boolean;
            /** @description Their life total, if life is not shared; by default the starting life. */
            life?: number;
            /** @description Whether they are the monarch; at most one player is (725.3). If this is given for nobody, cards that depend on it raise a doubt. */
            monarch?: boolean;
            /** @description Its name in rulings; by default the id. */
            name?: string;
            /** @description Their poison counters, if the team does not share them (810.10); by default none. */
            poison?: number;
            /** @description In seats, 0 or more; by default the variant's or the option's (801.2a). */
            rangeOfInfluence?: number;
            role?: components["schemas"]["TeamRole"];
            /** @description Their team. */
            team?: string;
        };
        /** @description A player leaves the game (800.4a). */
        PlayerLeavesInput: {
            /** @description Who leaves. */
            player: string;
            reason?: components["schemas"]["LeaveReason"];
        };
        /**
         * @description How a game stands, or ended, for a player. PLAYING: They are in the game, and it goes on. WON: They won (104.2). LOST: They lost (104.3). DREW: The game was a draw for them (104.4).
         * @enum {string}
         */
        PlayerResult: "PLAYING" | "WON" | "LOST" | "DREW";
        /** @description An effect that prevents damage. */
        PreventionInput: {
            /** @description Whether it does not prevent the damage but changes it, as an effect that doubles it. */
            replaces?: boolean;
            source: components["schemas"]["SourceInput"];
            /** @description Whether the effect names the recipient of the damage. */
            specifiesRecipient: boolean;
            /** @description Whether the effect names the source of the damage. */
            specifiesSource: boolean;
        };
        /** @description An error in the format of RFC 9457; `code` is one of a closed list. */
        Problem: {
            /** @description VERSION_CONFLICT: the version that the game is at. */
            actualVersion?: number;
            /** @description ILLEGAL_EVENT: the rules that forbid it. */
            because?: components["schemas"]["Ruling"][];
            /** @description The code, the same as over GraphQL. */
            code: string;
            /** @description What is wrong with this request. */
            detail: string;
            /** @description ILLEGAL_EVENT: the index of the event in the list, from 0. */
            event?: number;
            /** @description QUERY_TOO_COMPLEX: the limit that the request is over. */
            limit?: string;
            /** @description QUERY_TOO_COMPLEX: the most that is allowed. */
            maximum?: number;
            /** @description BAD_USER_INPUT: the number of further problems; omitted if `problems` lists all. */
            moreProblems?: number;
            /** @description BAD_USER_INPUT: what is wrong with the input; the first 100 problems. */
            problems?: components["schemas"]["InputProblem"][];
            /** @description The id of the request in the log. */
            requestId?: string;
            /** @description The HTTP status. */
            status: number;
            /** @description The code in words. */
            title: string;
            /** @description Where the code is explained. */
            type: string;
            /** @description QUERY_TOO_COMPLEX: how much was counted. */
            value?: number;
        };
        /** @description A protector is chosen for a battle (310.9a, 310.11). */
        ProtectorChosenInput: {
            /** @description The battle. */
            battle: string;
            /** @description Who protects it from now on. */
            protector: string;
        };
        /**
         * @description A question, as its path names it. range-of: Who and what is within a player's range of influence? ranges: Who and what is within each player's range of influence? One row for each player in the game, in seat order. affected-by: Which of those objects and players does a spell or ability affect, as far as range and departures are concerned? information-for: Which of those objects and players does a spell or ability see when it looks for information? For players who have left, last known information is used (800.4i). visible-hands: At which other players' hands may a player look, by the rules of the variant? legal-attack-targets: Which players and permanents may each creature of a player attack? Answered as if attackers were declared now, whatever the turn and step; one row for each creature, and for each permanent that may be one, or that an effect made a noncreature. legal-blocks: Which attackers may each creature of a player block? Answered as if blockers were declared now, whatever the turn and step; one row for each creature, and for each permanent that may be one, or that an effect made a noncreature. check-attack: Is that declaration of attackers legal? Answered as if it were made now, whatever the turn and step; with shared team turns the creatures of the whole team are judged together. check-blocks: Is that declaration of blockers legal? Answered as if it were made now, whatever the turn and step; other defending players' blocks are ignored, and with shared team turns the creatures of the whole team are judged together. block-declaration-order: In which order do the defending players declare blockers? unblocked-damage: To which player or permanent does an attacking creature deal its combat damage if unblocked, and who announces it? Answered as if it were unblocked. legal-reselections: Which players and permanents may an effect reselect an attacking creature to attack? Its present target is included. legal-deployments: To which teammates may a creature be deployed now? legal-targets: Which of those objects and players may a spell or ability target, as far as range and departures are concerned? Hexproof, shroud and protection are not applied: a doubt names the candidates that have them. who-chooses: Which player makes a choice that an effect or a rule asks for? legal-choices: Which of those objects and players may a player choose for a spell or ability, as far as range is concerned? choice-order: In which order do players make choices at the same time, or vote? who-decides: Who makes a decision of a player controlled by another player? can-activate: May a player activate that object's ability that any player may activate, as far as range is concerned? would-trigger: Would an ability trigger on that event, as far as range and departures are concerned? can-attach: Can that Aura, Equipment or Fortification be attached to that object or player, as far as range, types, protection and its enchant ability are concerned? prevention-applies: Does an effect prevent that damage, or change it, as far as range is concerned? damage-after-redirection: What happens to damage that an effect redirects? departure-of: What happens as those players leave the game, all at once? outcome-of: What happens to all players when some win or lose, or the game is a draw or restarted? state-based-actions: Which state-based actions apply? One row for each object or losing player; one for a losing team, and one for a set of objects of which one is kept. can-begin-turn: May the turn of a turn marker's holder begin? priority: In which order do players get priority for a turn marker's stack? Without a marker, for the game's only stack. legal-stacks: On which stacks may a spell or ability be put? Grand Melee has one for each turn marker. game-start: Who draws in the first turn of the game, and how many cards are left after mulligans? life-after: What are the life totals, or poison counters, of players and teams after a change?
         * @enum {string}
         */
        QuestionPath: "range-of" | "ranges" | "affected-by" | "information-for" | "visible-hands" | "legal-attack-targets" | "legal-blocks" | "check-attack" | "check-blocks" | "block-declaration-order" | "unblocked-damage" | "legal-reselections" | "legal-deployments" | "legal-targets" | "who-chooses" | "legal-choices" | "choice-order" | "who-decides" | "can-activate" | "would-trigger" | "can-attach" | "prevention-applies" | "damage-after-redirection" | "departure-of" | "outcome-of" | "state-based-actions" | "can-begin-turn" | "priority" | "legal-stacks" | "game-start" | "life-after";
        /** @description Who and what is within a player's range of influence. */
        RangeOfInfluence: {
            /** @description The rulings that it rests on, the deciding one first; never empty. */
            because: components["schemas"]["Ruling"][];
            /** @description One row for each player in the game, in seat order. */
            distances: components["schemas"]["SeatDistance"][];
            /** @description The objects within range (801.2d). */
            objects?: components["schemas"]["Entity"][];
            player: components["schemas"]["Entity"];
            /** @description The players still in the game within range, in seat order. */
            players: components["schemas"]["Entity"][];
            /** @description In seats; null where it is unlimited. */
            seats: number | null;
        };
        /** @description An effect that redirects damage. */
        RedirectionInput: {
            /** @description The most damage that it redirects. */
            amount: number;
            source: components["schemas"]["SourceInput"];
            /** @description The new recipient. */
            to: string;
        };
        /** @description How the game ends for somebody: exactly one of these. */
        ResultInput: {
            draw?: components["schemas"]["SourceInput"];
            /** @description The objects in a loop of mandatory actions (104.4b). */
            loop?: string[];
            /** @description These players lose, at the same time (104.3). */
            loses?: string[];
            restart?: components["schemas"]["SourceInput"];
            /** @description An effect says that this player wins (104.2b). */
            wins?: string;
        };
        /** @description A rule of the Comprehensive Rules. */
        Rule: {
            edition: components["schemas"]["RulesEdition"];
            /** @description Its number in that edition, for example 801.5c. */
            number: string;
            /** @description The heading of its section. */
            section: string;
            /** @description What it says, in this project's own words. */
            summary: string;
        };
        /** @description What a player controls, counted within range of the rule's controller (801.11). Without atLeast and atMost: at least one. */
        RuleConditionInput: {
            /** @description The condition is met if there are at least this many. */
            atLeast?: number;
            /** @description The condition is met if there are at most this many. */
            atMost?: number;
            controls: components["schemas"]["EntityFilter"];
            who: components["schemas"]["ConditionPlayer"];
        };
        /** @description Whether a rule from 800 to 811 is answered, and by what. */
        RuleCoverage: {
            /** @description The fields of a game state and the events that use it. */
            answeredBy: string[];
            /** @description Why it is out of scope, if it is. */
            note: string | null;
            rule: components["schemas"]["Rule"];
            status: components["schemas"]["CoverageStatus"];
        };
        /** @description A rule's number in one edition. */
        RuleNumber: {
            edition: components["schemas"]["RulesEdition"];
            /** @description The number; null where the edition has no such rule. */
            number: string | null;
        };
        /**
         * @description The text of the Comprehensive Rules that answers follow, by the year it took effect. Left out: the newest; a stored game keeps the edition it was created with. CR_2005: In force from 2005-08-01. CR_2006: In force from 2006-10-01. CR_2008: In force from 2008-02-01. CR_2009: In force from 2009-07-11. CR_2013: In force from 2013-07-13. CR_2018: In force from 2018-01-19. CR_2023: In force from 2023-11-17. CR_2026: In force from 2026-08-07. CR_2026_09: In force from 2026-09-25; the newest.
         * @enum {string}
         */
        RulesEdition: "CR_2005" | "CR_2006" | "CR_2008" | "CR_2009" | "CR_2013" | "CR_2018" | "CR_2023" | "CR_2026" | "CR_2026_09";
        /** @description A rule with its numbers in the other editions. */
        RuleWithNumbers: {
            edition: components["schemas"]["RulesEdition"];
            /** @description Its number in that edition, for example 801.5c. */
            number: string;
            /** @description The rule's number in the other editions. */
            numbers: components["schemas"]["RuleNumber"][];
            /** @description The heading of its section. */
            section: string;
            /** @description What it says, in this project's own words. */
            summary: string;
        };
        /** @description One rule applied to a table. */
        Ruling: {
            /** @description The objects and players it mentions: the first ten; the sentence counts the others. */
            about: components["schemas"]["Entity"][];
            /** @description If the rules' text allows another reading: what it leaves open. */
            doubt?: string;
            /** @description The sentence with {0}, {1} … for the names, lists of names, costs and numbers in it. Lists are joined by "and", by "or" at {0:or}, by "and then" at {0:then}, by commas only at {0:commas}. Programs can look up their own wording by it. Only in answers, on request. */
            key?: string;
            rule: components["schemas"]["Rule"];
            /** @description The rule applied to this table, in one plain sentence. */
            says: string;
            /** @description The value for each placeholder of the key; a list of names as a list. */
            values?: string[][];
        };
        /** @description How many seats away a player sat when this turn began, which counts until the next turn begins (801.2c). */
        SeatDistance: {
            /** @description Whether they are within range. */
            inRange: boolean;
            player: components["schemas"]["Entity"];
            /** @description In seats: 1 for a neighbor, 0 for the player themself. */
            seats: number;
        };
        /** @description The results of one seat. */
        SeatRecord: {
            /** @description The number of draws (104.4). */
            draws: number;
            /** @description The number of games with this seat, not counting games whose starting player is unknown. */
            games: number;
            /** @description The number of losses (104.3), including those in games in progress. */
            losses: number;
            /** @description The seat's number, counting to the left from the starting player's, which is 0. */
            seat: number;
            /** @description The number of wins (104.2). */
            wins: number;
        };
        /**
         * @description How a sentence of a card was read. READ: Understood, and used by every question that it affects. NOT_READ: Affects some question, but was not understood: there is a warning. NOT_ASKED: Not needed: it affects no question; it is triggered, activated or temporary, so the table gives its result; or the table says that the object has lost all abilities.
         * @enum {string}
         */
        SentenceReading: "READ" | "NOT_READ" | "NOT_ASKED";
        /**
         * @description A direction around the table. LEFT: To the left, in turn order. RIGHT: To the right.
         * @enum {string}
         */
        Side: "LEFT" | "RIGHT";
        /** @description The spell or ability asked about, by one of: its controller, or an object whose controller it is. */
        SourceInput: {
            /** @description The player who controls the spell or ability. */
            controller?: string;
            /** @description The spell, or the object that has the ability. */
            object?: string;
        };
        /** @description A spell or ability that is about to be put onto a stack. */
        StackedInput: {
            /** @description The turn marker whose stack holds the object that caused it by triggering or copying it. */
            causedByStack?: number;
            /** @description Who controls it. */
            controller: string;
            /** @description What it targets. */
            targets?: string[];
        };
        /** @description Where a player stands in a stored game. */
        Standing: {
            /** @description The version of the game at which they left; null for players still in it. */
            atVersion: number | null;
            /** @description 1 for the last players standing; players who leave together share a place. */
            place: number;
            player: components["schemas"]["Entity"];
            result: components["schemas"]["PlayerResult"];
        };
        /** @description A state-based action that applies. */
        StateBasedAction: {
            /** @description The rulings that it rests on, the deciding one first; never empty. */
            because: components["schemas"]["Ruling"][];
            kind: components["schemas"]["StateBasedActionKind"];
            /** @description The objects or players affected; for KEEP_ONE, all objects of which one is kept. */
            objects: components["schemas"]["Entity"][];
            /** @description To whom. */
            players: components["schemas"]["Entity"][];
        };
        /**
         * @description What a state-based action does (704). PLAYER_LOSES: A player loses (704.5a, 704.5c, 704.6c). TEAM_LOSES: A team loses (704.6a, 704.6b). TO_GRAVEYARD: An object is put into its owner's graveyard. UNATTACH: An object becomes unattached and stays. CEASES_TO_EXIST: An object ceases to exist. CHOOSE_PROTECTOR: The controller of a battle chooses a protector for it. KEEP_ONE: Their controller keeps one of these objects; the others go to the graveyard.
         * @enum {string}
         */
        StateBasedActionKind: "PLAYER_LOSES" | "TEAM_LOSES" | "TO_GRAVEYARD" | "UNATTACH" | "CEASES_TO_EXIST" | "CHOOSE_PROTECTOR" | "KEEP_ONE";
        /** @description State-based actions are performed until none apply (704.3). */
        StateBasedActionsInput: {
            /** @description The objects to keep if only one of several may stay (legend rule): exactly one of each group. */
            keep?: string[];
        };
        /**
         * @description The step or main phase of a turn. UNTAP: Untap step. UPKEEP: Upkeep step. DRAW: Draw step. PRECOMBAT_MAIN: The main phase before combat. BEGINNING_OF_COMBAT: Beginning of combat step. DECLARE_ATTACKERS: Declare attackers step. DECLARE_BLOCKERS: Declare blockers step. COMBAT_DAMAGE: Combat damage step. END_OF_COMBAT: End of combat step. POSTCOMBAT_MAIN: The main phase after combat. END: End step. CLEANUP: Cleanup step.
         * @enum {string}
         */
        Step: "UNTAP" | "UPKEEP" | "DRAW" | "PRECOMBAT_MAIN" | "BEGINNING_OF_COMBAT" | "DECLARE_ATTACKERS" | "DECLARE_BLOCKERS" | "COMBAT_DAMAGE" | "END_OF_COMBAT" | "POSTCOMBAT_MAIN" | "END" | "CLEANUP";
        /** @description A step or main phase begins. */
        StepBeginsInput: {
            /** @description Grand Melee: the turn marker whose turn it is; optional if there is only one. */
            marker?: number;
            step: components["schemas"]["Step"];
        };
        /** @description A player takes the initiative (726). */
        TakesInitiativeInput: {
            /** @description The player who takes it from its holder (726.3). */
            player: string;
        };
        /** @description A team. */
        TeamInput: {
            /** @description Unique among the teams. */
            id: string;
            /** @description The team's life total, where life is shared (810.4). */
            life?: number;
            /** @description Its name in rulings; by default the id. */
            name?: string;
            /** @description The team's poison counters, where they are shared (810.10). */
            poison?: number;
        };
        /**
         * @description What a player of an Emperor game is in their team (809.2). EMPEROR: Sits in the middle of the team. GENERAL: Sits beside the emperor, and protects them.
         * @enum {string}
         */
        TeamRole: "EMPEROR" | "GENERAL";
        /** @description A trigger event: the words after "when", "whenever" or "at". */
        TriggerEventInput: {
            /** @description For ENTERS: whose zone the object comes from, where the ability names it, as "enters from a graveyard" does. */
            from?: string;
            /** @description Every object and player in the trigger event; empty for the beginning of a step without a named player. */
            involves: components["schemas"]["ParticipantInput"][];
            kind: components["schemas"]["TriggerEventKind"];
            /** @description For LEAVES_BATTLEFIELD and DIES: whether it left the game with its owner, which is not dying (800.4a). */
            leftGame?: boolean;
        };
        /**
         * @description The kind of event that an ability triggers on. ENTERS: An object enters the battlefield; the table after it counts (603.6a). LEAVES_BATTLEFIELD: A permanent leaves the battlefield; the table before it counts (603.10a). DIES: A creature dies; the table before it counts (603.10a). CONTROL_CHANGES: Control of a permanent changes; controllers before and after count. GAINS_CONTROL: A player gains control of a permanent; the table after it counts (603.10). LOSES_CONTROL: A player loses control of a permanent; the table before it counts (603.10d), so controllerBefore is required. ATTACKS: A creature attacks. BLOCKS: A creature blocks. BECOMES_BLOCKED: An attacking creature becomes blocked. DAMAGE: Damage is dealt. CAST: A spell is cast. DRAWS: A player draws. LIFE_CHANGES: A player gains or loses life. OTHER: Any other event, for example the beginning of a step.
         * @enum {string}
         */
        TriggerEventKind: "ENTERS" | "LEAVES_BATTLEFIELD" | "DIES" | "CONTROL_CHANGES" | "GAINS_CONTROL" | "LOSES_CONTROL" | "ATTACKS" | "BLOCKS" | "BECOMES_BLOCKED" | "DAMAGE" | "CAST" | "DRAWS" | "LIFE_CHANGES" | "OTHER";
        /** @description A turn begins, by default that of the next player in turn order. */
        TurnBeginsInput: {
            /** @description Grand Melee: the turn marker whose turn it is; optional if there is only one. */
            marker?: number;
            /** @description Whose turn begins; by default the next player in turn order. */
            player?: string;
        };
        /** @description The turn ends. In Grand Melee the turn marker is passed on (807.4c). */
        TurnEndsInput: {
            /** @description Grand Melee: the turn marker whose turn it is; optional if there is only one. */
            marker?: number;
        };
        /** @description The turn under way. */
        TurnInput: {
            /** @description Whose turn it is: one player; with shared team turns the team; in Grand Melee all who take a turn. */
            activePlayers: string[];
            /**
             * @description Whether the turn has ended and the next one has not begun.
             * @default false
             */
            ended?: boolean;
            /**
             * @description The number of the turn, counting those of all players from 1.
             * @default 1
             */
            number?: number;
            /** @description For an extra turn: the player whose regular turn came last. The turn order continues to their left (500.7). */
            resumesAfter?: string;
            step?: components["schemas"]["Step"];
        };
        /** @description Grand Melee: a turn marker (807.4). */
        TurnMarker: {
            /** @description The id of the player who holds it. */
            holder: string;
            /** @description Whether the holder's turn has begun (807.4d). */
            inTurn: boolean;
            /** @description Its number (807.4b). */
            number: number;
            /** @description How many times it is designated for removal (807.4e). */
            removals: number;
            step: components["schemas"]["Step"];
        };
        /** @description Grand Melee: a turn marker (807.4). */
        TurnMarkerInput: {
            /** @description Who holds it. */
            holder: string;
            /**
             * @description Whether the holder's turn has begun (807.4d).
             * @default true
             */
            inTurn?: boolean;
            /** @description Its number (807.4b), unique among the markers. */
            number: number;
            /** @description Whether the holder's regular turn is still to come, even if an extra turn is taken first (807.4i, 807.4j). By default true if their turn has not begun. */
            regularTurnToCome?: boolean;
            /**
             * @description How many times it is designated for removal (807.4e).
             * @default 0
             */
            removals?: number;
            step?: components["schemas"]["Step"];
        };
        /** @description The ranges of influence at the start of turns of one number. */
        TurnRecord: {
            /** @description The average number of opponents within a player's range (801.2). */
            average: number;
            /** @description The number of players in that average: all who were in the game at the time. */
            players: number;
            /** @description The number of the turn. */
            turn: number;
        };
        /**
         * @description Which types the new types replace (205.1). NOTHING: None: the new types are added (205.1b). TYPES: All card types and their subtypes (205.1a). SUBTYPES: Subtypes of the same kinds: creature types, or land types (205.1a).
         * @enum {string}
         */
        TypesReplaced: "NOTHING" | "TYPES" | "SUBTYPES";
        /**
         * @description The multiplayer variant that is played (800.2). FREE_FOR_ALL: Everyone for themselves (806). COMMANDER: Free-for-All with commanders and 40 life (903). TEAM_VS_TEAM: Teams that sit together (808). EMPEROR: Teams with an emperor in the middle and generals beside them (809). GRAND_MELEE: Free-for-All for ten or more, with several turns at once (807). TWO_HEADED_GIANT: Teams that share turns and life (810). ALTERNATING_TEAMS: Teams whose members sit apart, one of each team in turn (811).
         * @enum {string}
         */
        Variant: "FREE_FOR_ALL" | "COMMANDER" | "TEAM_VS_TEAM" | "EMPEROR" | "GRAND_MELEE" | "TWO_HEADED_GIANT" | "ALTERNATING_TEAMS";
        /** @description The default options of a variant. */
        VariantDefaults: {
            /** @description The usual minimum number of players. */
            minimumPlayers: number;
            options: components["schemas"]["Options"];
            /** @description The rules that say so. */
            rules: components["schemas"]["Rule"][];
            /** @description In life; of a team where life is shared. */
            startingLife: number;
            /** @description What it is, in this project's own words. */
            summary: string;
            /** @description The minimum size of a team; null without teams, or if the variant does not set one. */
            teamSize: number | null;
            variant: components["schemas"]["Variant"];
        };
        /** @description The games of a variant. */
        VariantRecord: {
            /** @description The average number of players. */
            averagePlayers: number;
            /** @description The average number of turns of finished games; null if there are none. */
            averageTurns: number | null;
            /** @description The number of finished games. */
            finished: number;
            /** @description The number of games. */
            games: number;
            variant: components["schemas"]["Variant"];
        };
        /** @description A part of a table that was not understood or is not used: answers ignore it. */
        Warning: {
            /** @description The object that has it. */
            about: components["schemas"]["Entity"][];
            code: components["schemas"]["WarningCode"];
            /** @description What is ignored, and what to write instead. */
            message: string;
            /** @description Its path in the description: names of fields and indexes in lists, from 0. */
            path: unknown[];
        };
        /**
         * @description Why a part of a description is not used. TEXT_NOT_READ: A sentence of a card that was not understood and may bear on an answer. TEXT_NOT_TOLD: A named permanent, other than a token, creature or basic land, is described without text, keywords or rules. UNKNOWN_KEYWORD: There is no such keyword; the message names the nearest one, or says how to describe it. KEYWORD_NOT_READ: A real keyword that may affect an answer but is not used; the message says why. UNKNOWN_TYPE: A word before the dash of a type line that is neither a type nor a supertype; or an unknown subtype, there or in a filter, that is one letter away from a known one. The message names the nearest one. TEXT_CANNOT_SAY: The notation has no words for a part of the table, so its text is null; only where a text is requested. The path names the field.
         * @enum {string}
         */
        WarningCode: "TEXT_NOT_READ" | "TEXT_NOT_TOLD" | "UNKNOWN_KEYWORD" | "KEYWORD_NOT_READ" | "UNKNOWN_TYPE" | "TEXT_CANNOT_SAY";
        /**
         * @description Where an object is. BATTLEFIELD: On the battlefield; objects there have a controller. STACK: On the stack; objects there have a controller. HAND: In its owner's hand. LIBRARY: In its owner's library. GRAVEYARD: In its owner's graveyard. EXILE: Exiled. COMMAND: In the command zone. ANTE: Played for (407).
         * @enum {string}
         */
        Zone: "BATTLEFIELD" | "STACK" | "HAND" | "LIBRARY" | "GRAVEYARD" | "EXILE" | "COMMAND" | "ANTE";
    };
    responses: {
        /** @description BAD_USER_INPUT: the request is invalid: the description, an event, an argument, the address or the JSON. QUERY_TOO_COMPLEX: the request asks for more than is answered at once, or for too long a search. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description ILLEGAL_EVENT: the rules forbid the event. ID_TAKEN: a game with that id exists. WRITTEN_BY_A_NEWER_VERSION: a newer version of the server has recorded data that this one does not know. REQUEST_IN_PROGRESS: the first request with that Idempotency-Key is still under way. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description FORBIDDEN: the key lacks the scope. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description IDEMPOTENCY_KEY_REUSED: the Idempotency-Key was used for another request. */
        IdempotencyKeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description INTERNAL_SERVER_ERROR: the server has a bug. */
        InternalServerError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description NOT_ACCEPTABLE: the Accept header allows none of the media types of this address. */
        NotAcceptable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description NOT_FOUND: it does not exist, or belongs to another tenant. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description PAYLOAD_TOO_LARGE: the body, the address or the headers are too large. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description RATE_LIMITED: the client sent too many requests. */
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description SERVICE_UNAVAILABLE: the server is too busy, or its database does not answer. */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description TIMEOUT: it takes too long. */
        Timeout: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description UNAUTHENTICATED: it has no valid key. */
        Unauthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description UNSUPPORTED_MEDIA_TYPE: the content-type of the body is not JSON, or the body is compressed. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description VERSION_CONFLICT: the game is not at the expected version. */
        VersionConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description The version of the game, a hyphen, and the game's incarnation, which tells it from a deleted game with the same id. */
        ETag: string;
        /** @description Present if the answer is that of an earlier request with the same Idempotency-Key. */
        IdempotencyReplayed: "true";
        /** @description The URL of the game. */
        Location: string;
        /** @description The id of the request in logs and problems: the X-Request-Id of the request, or a new one. */
        RequestId: string;
        /** @description In seconds: when to retry. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAnalytics: {
        parameters: {
            query?: {
                /** @description Stored after this time. */
                createdAfter?: string;
                /** @description Stored before this time. */
                createdBefore?: string;
                /** @description Stored at this time or later; with `createdBefore`, a period that adjoins the next. */
                createdFrom?: string;
                /** @description The text of the Comprehensive Rules that answers follow, by the year it took effect. Left out: the newest; a stored game keeps the edition it was created with. CR_2005: In force from 2005-08-01. CR_2006: In force from 2006-10-01. CR_2008: In force from 2008-02-01. CR_2009: In force from 2009-07-11. CR_2013: In force from 2013-07-13. CR_2018: In force from 2018-01-19. CR_2023: In force from 2023-11-17. CR_2026: In force from 2026-08-07. CR_2026_09: In force from 2026-09-25; the newest. */
                edition?: components["schemas"]["RulesEdition"];
                /** @description Finished after this time. */
                finishedAfter?: string;
                /** @description Finished before this time. */
                finishedBefore?: string;
                /** @description Finished at this time or later; with `finishedBefore`, a period that adjoins the next. */
                finishedFrom?: string;
                /** @description Part of the name, in any case. */
                name?: string;
                /** @description The id of a player of the game. */
                player?: string;
                /** @description Whether a stored game is over. IN_PROGRESS: It is in progress. FINISHED: It is over (104.1). */
                status?: components["schemas"]["GameStatus"];
                /** @description The multiplayer variant that is played (800.2). FREE_FOR_ALL: Everyone for themselves (806). COMMANDER: Free-for-All with commanders and 40 life (903). TEAM_VS_TEAM: Teams that sit together (808). EMPEROR: Teams with an emperor in the middle and generals beside them (809). GRAND_MELEE: Free-for-All for ten or more, with several turns at once (807). TWO_HEADED_GIANT: Teams that share turns and life (810). ALTERNATING_TEAMS: Teams whose members sit apart, one of each team in turn (811). */
                variant?: components["schemas"]["Variant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analytics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    searchCards: {
        parameters: {
            query: {
                /** @description The maximum number of cards, up to 100. */
                first?: number;
                /** @description The words of the name, or their beginnings, in any order. */
                search: string;
            };
            header?: {
                /** @description ETags that the client has; if one of them is current, the answer is 304 without a body. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries. */
                        items: components["schemas"]["Card"][];
                    };
                };
            };
            /** @description The client's version (If-None-Match) is still current. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    getCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags that the client has; if one of them is current, the answer is 304 without a body. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Its name, or that of one of its faces, in any case. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            /** @description The client's version (If-None-Match) is still current. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    listCoverage: {
        parameters: {
            query?: {
                /** @description The text of the Comprehensive Rules that answers follow, by the year it took effect. Left out: the newest; a stored game keeps the edition it was created with. CR_2005: In force from 2005-08-01. CR_2006: In force from 2006-10-01. CR_2008: In force from 2008-02-01. CR_2009: In force from 2009-07-11. CR_2013: In force from 2013-07-13. CR_2018: In force from 2018-01-19. CR_2023: In force from 2023-11-17. CR_2026: In force from 2026-08-07. CR_2026_09: In force from 2026-09-25; the newest. */
                edition?: components["schemas"]["RulesEdition"];
            };
            header?: {
                /** @description ETags that the client has; if one of them is current, the answer is 304 without a body. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries. */
                        items: components["schemas"]["RuleCoverage"][];
                    };
                };
            };
            /** @description The client's version (If-None-Match) is still current. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    listEditions: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags that the client has; if one of them is current, the answer is 304 without a body. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The editions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries. */
                        items: components["schemas"]["Edition"][];
                    };
                };
            };
            /** @description The client's version (If-None-Match) is still current. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    listEventsOfAllGames: {
        parameters: {
            query?: {
                /** @description The `endCursor` of the page before; without one, the feed from its beginning. */
                after?: string;
                /** @description The maximum number of entries, up to 100. */
                first?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries. */
                        items: components["schemas"]["FeedEvent"][];
                        pageInfo: components["schemas"]["PageInfo"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    exportEvents: {
        parameters: {
            query?: {
                /** @description The key of the last complete row received; the export continues after it. */
                after?: string;
                /** @description Stored after this time. */
                createdAfter?: string;
                /** @description Stored before this time. */
                createdBefore?: string;
                /** @description Stored at this time or later; with `createdBefore`, a period that adjoins the next. */
                createdFrom?: string;
                /** @description The text of the Comprehensive Rules that answers follow, by the year it took effect. Left out: the newest; a stored game keeps the edition it was created with. CR_2005: In force from 2005-08-01. CR_2006: In force from 2006-10-01. CR_2008: In force from 2008-02-01. CR_2009: In force from 2009-07-11. CR_2013: In force from 2013-07-13. CR_2018: In force from 2018-01-19. CR_2023: In force from 2023-11-17. CR_2026: In force from 2026-08-07. CR_2026_09: In force from 2026-09-25; the newest. */
                edition?: components["schemas"]["RulesEdition"];
                /** @description Finished after this time. */
                finishedAfter?: string;
                /** @description Finished before this time. */
                finishedBefore?: string;
                /** @description Finished at this time or later; with `finishedBefore`, a period that adjoins the next. */
                finishedFrom?: string;
                /** @description How exported rows are written. ndjson: A JSON object a line. csv: RFC 4180; a text that a spreadsheet would take for a formula begins with a quote. parquet: Apache Parquet, compressed by Snappy. */
                format?: components["schemas"]["ExportFormat"];
                /** @description The Export-Moment header of an interrupted export, to continue it as of the same moment. */
                moment?: string;
                /** @description Part of the name, in any case. */
                name?: string;
                /** @description The id of a player of the game. */
                player?: string;
                /** @description Whether a stored game is over. IN_PROGRESS: It is in progress. FINISHED: It is over (104.1). */
                status?: components["schemas"]["GameStatus"];
                /** @description The multiplayer variant that is played (800.2). FREE_FOR_ALL: Everyone for themselves (806). COMMANDER: Free-for-All with commanders and 40 life (903). TEAM_VS_TEAM: Teams that sit together (808). EMPEROR: Teams with an emperor in the middle and generals beside them (809). GRAND_MELEE: Free-for-All for ten or more, with several turns at once (807). TWO_HEADED_GIANT: Teams that share turns and life (810). ALTERNATING_TEAMS: Teams whose members sit apart, one of each team in turn (811). */
                variant?: components["schemas"]["Variant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An event of a stored game. One row each, ordered by its key, game/version. */
            200: {
                headers: {
                    /** @description For two minutes after an interruption, the value of `moment` to continue the export, with the last key as `after`. */
                    "Export-Moment"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.apache.parquet": string;
                    "application/x-ndjson": {
                        /** @description The id of the game. */
                        game: string;
                        /** @description The rulings that a forced event broke. */
                        illegalBecause: unknown;
                        /** @description The recorded input. */
                        input: unknown;
                        /**
                         * Format: date-time
                         * @description When it happened at the table, if the client said so.
                         */
                        occurredAt: string | null;
                        /**
                         * Format: date-time
                         * @description When it was recorded.
                         */
                        recordedAt: string;
                        /** @description What happened, in one sentence. */
                        summary: string;
                        /** @description The name of an event, or replaceState or revertTo. */
                        type: string;
                        /** @description The game's version after this event. */
                        version: number;
                    };
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    exportGames: {
        parameters: {
            query?: {
                /** @description The key of the last complete row received; the export continues after it. */
                after?: string;
                /** @description Stored after this time. */
                createdAfter?: string;
                /** @description Stored before this time. */
                createdBefore?: string;
                /** @description Stored at this time or later; with `createdBefore`, a period that adjoins the next. */
                createdFrom?: string;
                /** @description The text of the Comprehensive Rules that answers follow, by the year it took effect. Left out: the newest; a stored game keeps the edition it was created with. CR_2005: In force from 2005-08-01. CR_2006: In force from 2006-10-01. CR_2008: In force from 2008-02-01. CR_2009: In force from 2009-07-11. CR_2013: In force from 2013-07-13. CR_2018: In force from 2018-01-19. CR_2023: In force from 2023-11-17. CR_2026: In force from 2026-08-07. CR_2026_09: In force from 2026-09-25; the newest. */
                edition?: components["schemas"]["RulesEdition"];
                /** @description Finished after this time. */
                finishedAfter?: string;
                /** @description Finished before this time. */
                finishedBefore?: string;
                /** @description Finished at this time or later; with `finishedBefore`, a period that adjoins the next. */
                finishedFrom?: string;
                /** @description How exported rows are written. ndjson: A JSON object a line. csv: RFC 4180; a text that a spreadsheet would take for a formula begins with a quote. parquet: Apache Parquet, compressed by Snappy. */
                format?: components["schemas"]["ExportFormat"];
                /** @description The Export-Moment header of an interrupted export, to continue it as of the same moment. */
                moment?: string;
                /** @description Part of the name, in any case. */
                name?: string;
                /** @description The id of a player of the game. */
                player?: string;
                /** @description Whether a stored game is over. IN_PROGRESS: It is in progress. FINISHED: It is over (104.1). */
                status?: components["schemas"]["GameStatus"];
                /** @description The multiplayer variant that is played (800.2). FREE_FOR_ALL: Everyone for themselves (806). COMMANDER: Free-for-All with commanders and 40 life (903). TEAM_VS_TEAM: Teams that sit together (808). EMPEROR: Teams with an emperor in the middle and generals beside them (809). GRAND_MELEE: Free-for-All for ten or more, with several turns at once (807). TWO_HEADED_GIANT: Teams that share turns and life (810). ALTERNATING_TEAMS: Teams whose members sit apart, one of each team in turn (811). */
                variant?: components["schemas"]["Variant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stored game. One row each, ordered by its key, id. */
            200: {
                headers: {
                    /** @description For two minutes after an interruption, the value of `moment` to continue the export, with the last key as `after`. */
                    "Export-Moment"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.apache.parquet": string;
                    "application/x-ndjson": {
                        /**
                         * Format: date-time
                         * @description When it was stored.
                         */
                        createdAt: string;
                        /** @description The edition of the rules. */
                        edition: string;
                        /**
                         * Format: date-time
                         * @description When it ended.
                         */
                        finishedAt: string | null;
                        /** @description Its id. */
                        id: string;
                        /** @description Its name. */
                        name: string | null;
                        /** @description The number of players who sat down. */
                        players: number;
                        /** @description The seed of the seat draw. */
                        seed: string | null;
                        /** @description IN_PROGRESS or FINISHED. */
                        status: string;
                        /**
                         * Format: date-time
                         * @description When it last changed.
                         */
                        updatedAt: string;
                        /** @description The multiplayer variant. */
                        variant: string;
                        /** @description The number of recorded events. */
                        version: number;
                    };
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    exportPlayers: {
        parameters: {
            query?: {
                /** @description The key of the last complete row received; the export continues after it. */
                after?: string;
                /** @description Stored after this time. */
                createdAfter?: string;
                /** @description Stored before this time. */
                createdBefore?: string;
                /** @description Stored at this time or later; with `createdBefore`, a period that adjoins the next. */
                createdFrom?: string;
                /** @description The text of the Comprehensive Rules that answers follow, by the year it took effect. Left out: the newest; a stored game keeps the edition it was created with. CR_2005: In force from 2005-08-01. CR_2006: In force from 2006-10-01. CR_2008: In force from 2008-02-01. CR_2009: In force from 2009-07-11. CR_2013: In force from 2013-07-13. CR_2018: In force from 2018-01-19. CR_2023: In force from 2023-11-17. CR_2026: In force from 2026-08-07. CR_2026_09: In force from 2026-09-25; the newest. */
                edition?: components["schemas"]["RulesEdition"];
                /** @description Finished after this time. */
                finishedAfter?: string;
                /** @description Finished before this time. */
                finishedBefore?: string;
                /** @description Finished at this time or later; with `finishedBefore`, a period that adjoins the next. */
                finishedFrom?: string;
                /** @description How exported rows are written. ndjson: A JSON object a line. csv: RFC 4180; a text that a spreadsheet would take for a formula begins with a quote. parquet: Apache Parquet, compressed by Snappy. */
                format?: components["schemas"]["ExportFormat"];
                /** @description The Export-Moment header of an interrupted export, to continue it as of the same moment. */
                moment?: string;
                /** @description Part of the name, in any case. */
                name?: string;
                /** @description The id of a player of the game. */
                player?: string;
                /** @description Whether a stored game is over. IN_PROGRESS: It is in progress. FINISHED: It is over (104.1). */
                status?: components["schemas"]["GameStatus"];
                /** @description The multiplayer variant that is played (800.2). FREE_FOR_ALL: Everyone for themselves (806). COMMANDER: Free-for-All with commanders and 40 life (903). TEAM_VS_TEAM: Teams that sit together (808). EMPEROR: Teams with an emperor in the middle and generals beside them (809). GRAND_MELEE: Free-for-All for ten or more, with several turns at once (807). TWO_HEADED_GIANT: Teams that share turns and life (810). ALTERNATING_TEAMS: Teams whose members sit apart, one of each team in turn (811). */
                variant?: components["schemas"]["Variant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A player of a stored game, and how the game ended for them. One row each, ordered by its key, game/seat. */
            200: {
                headers: {
                    /** @description For two minutes after an interruption, the value of `moment` to continue the export, with the last key as `after`. */
                    "Export-Moment"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.apache.parquet": string;
                    "application/x-ndjson": {
                        /** @description The id of the game. */
                        game: string;
                        /** @description The version after which they were out. */
                        leftAtVersion: number | null;
                        /** @description 1 for the last one standing. */
                        place: number | null;
                        /** @description The id of the player. */
                        player: string;
                        /** @description WON, LOST or DREW; null while they play. */
                        result: string | null;
                        /** @description Numbered from 0 to the left. */
                        seat: number;
                        /** @description Numbered from 0 for the starting player; null if the starting player is unknown. */
                        seatFromStarter: number | null;
                    };
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    checkGameState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    state?: components["schemas"]["GameStateInput"];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The table as it was understood. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The whole table as one string that fits into a URL. */
                        code: string;
                        description: components["schemas"]["GameStateInput"];
                        /** @description Effects that may still apply although the table does not list them; three at most. */
                        notes: components["schemas"]["Note"][];
                        /** @description The table in the notation; null if the notation can't express it, with a warning that says so. */
                        text: string | null;
                        /** @description Parts of the table that are not used, in the order of the objects. */
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    gameStateByCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code of a table. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The whole table as one string that fits into a URL. */
                        code: string;
                        description: components["schemas"]["GameStateInput"];
                        /** @description Effects that may still apply although the table does not list them; three at most. */
                        notes: components["schemas"]["Note"][];
                        /** @description The table in the notation; null if the notation can't express it, with a warning that says so. */
                        text: string | null;
                        /** @description Parts of the table that are not used, in the order of the objects. */
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    affectedBy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    among: components["schemas"]["EntityFilter"];
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    source: components["schemas"]["SourceInput"];
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description The candidates for which the answer is no, each with its rulings. */
                        excluded: components["schemas"]["Exclusion"][];
                        /** @description The candidates for which the answer is yes. */
                        included: components["schemas"]["Entity"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    blockDeclarationOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The attacks; by default those of the table's combat. */
                    attacks?: components["schemas"]["AttackInput"][];
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description The players, in order. */
                        players: components["schemas"]["Entity"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    canActivate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description The object that has the ability. */
                    object: string;
                    /** @description Who would activate it. */
                    player: string;
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the answer is yes. */
                        answer: boolean;
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    canAttach: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The Aura, Equipment or Fortification. */
                    attachment: string;
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                    /** @description What it would be attached to. */
                    to: string;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the answer is yes. */
                        answer: boolean;
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description Effects that may still apply although the table does not list them, three at most; omitted if there are none, or with notes: false. */
                        notes?: components["schemas"]["Note"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    canBeginTurn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description The number of the turn marker. */
                    marker: number;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the answer is yes. */
                        answer: boolean;
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    checkAttack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which creature attacks what. */
                    attacks: components["schemas"]["AttackInput"][];
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    /** @description The values of X in costs; without one, the cost stays {X}. */
                    costs?: components["schemas"]["CostInput"][];
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description Who declares attackers; with shared team turns any member of the team. */
                    player: string;
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description The costs of the declaration asked about, legal or not; the verdict assumes that they are paid. Nobody is forced to pay (508.1d, 509.1c). */
                        costs: components["schemas"]["DeclarationCost"][];
                        /** @description Whether it is legal. */
                        legal: boolean;
                        /** @description A legal declaration: the one asked about if legal, otherwise the closest one without costs or, if that takes too long to find, a close one. */
                        legalAttack: components["schemas"]["Attack"][];
                        /** @description Effects that may still apply although the table does not list them, three at most; omitted if there are none, or with notes: false. */
                        notes?: components["schemas"]["Note"][];
                        /** @description How many requirements it obeys as it is, even where it breaks restrictions (508.1d). A requirement to attack if others do counts as obeyed while none of them attacks. */
                        requirementsObeyed: number;
                        /** @description The most requirements that any declaration without further costs can obey without disobeying a restriction (508.1d). */
                        requirementsPossible: number;
                        /** @description Every rule that it breaks; empty where it is legal. */
                        violations: components["schemas"]["Ruling"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    checkBlocks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The attacks; by default those of the table's combat. */
                    attacks?: components["schemas"]["AttackInput"][];
                    /** @description Which creature blocks which attacker. */
                    blocks: components["schemas"]["BlockInput"][];
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    /** @description The values of X in costs; without one, the cost stays {X}. */
                    costs?: components["schemas"]["CostInput"][];
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description Who declares blockers; with shared team turns any member of the team. */
                    player: string;
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description The costs of the declaration asked about, legal or not; the verdict assumes that they are paid. Nobody is forced to pay (508.1d, 509.1c). */
                        costs: components["schemas"]["DeclarationCost"][];
                        /** @description Whether it is legal. */
                        legal: boolean;
                        /** @description A legal declaration: the one asked about if legal, otherwise the closest one without costs or, if that takes too long to find, a close one. */
                        legalBlock: components["schemas"]["Block"][];
                        /** @description Effects that may still apply although the table does not list them, three at most; omitted if there are none, or with notes: false. */
                        notes?: components["schemas"]["Note"][];
                        /** @description How many requirements it obeys as it is, even where it breaks restrictions (509.1c). A requirement to block if others do counts as obeyed while none of them blocks. */
                        requirementsObeyed: number;
                        /** @description The most requirements that any declaration without further costs can obey without disobeying a restriction (509.1c). */
                        requirementsPossible: number;
                        /** @description Every rule that it breaks; empty where it is legal. */
                        violations: components["schemas"]["Ruling"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    choiceOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description In a vote: who votes first, as the spell or ability says. */
                    firstToVote?: string;
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description Grand Melee: the marker of the turn in which they choose; optional if there is only one. */
                    marker?: number;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description The players who have a choice to make; by default everybody still in the game. */
                    players?: string[];
                    source?: components["schemas"]["SourceInput"];
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description The players, in order. */
                        players: components["schemas"]["Entity"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    damageAfterRedirection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    damage: components["schemas"]["DamageInput"];
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    redirection: components["schemas"]["RedirectionInput"];
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description One row for each recipient that is dealt damage. */
                        dealt: components["schemas"]["DamageDealt"][];
                        /** @description Damage that does nothing: its recipient is out of range or no longer there. */
                        lost: number;
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    departureOf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description true: the answer contains this field. */
                    after?: boolean;
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description Who leaves the game. */
                    players: string[];
                    reason?: components["schemas"]["LeaveReason"];
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        after?: components["schemas"]["GameStateInput"];
                        /** @description Who leaves with them. */
                        alsoLeaving: components["schemas"]["Entity"][];
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description Who becomes the monarch, if the monarch leaves (725.4); otherwise null. */
                        becomesMonarch: components["schemas"]["Entity"] | null;
                        /** @description What ceases to exist on the stack. */
                        ceaseToExist: components["schemas"]["Entity"][];
                        /** @description The objects that change controllers. */
                        controlChanges: components["schemas"]["ControlChange"][];
                        /** @description What is exiled because nobody is left to control it. */
                        exiled: components["schemas"]["Entity"][];
                        /** @description What leaves the game with them. */
                        leaveGame: components["schemas"]["Entity"][];
                        /** @description The battles whose controllers choose a new protector by the same state-based actions (704.5x). */
                        newProtectors: components["schemas"]["NewProtector"][];
                        /** @description Who gets priority, if a departing player had it; otherwise null. */
                        priorityPassesTo: components["schemas"]["Entity"] | null;
                        /** @description What returns from exile because the permanent that exiled it has left the battlefield (610.3). */
                        returned: components["schemas"]["Entity"][];
                        /** @description Who takes the initiative, if the player who has it leaves (726.4); otherwise null. */
                        takesInitiative: components["schemas"]["Entity"] | null;
                        /** @description Put into their owners' graveyards by the state-based actions that follow. */
                        toGraveyard: components["schemas"]["Entity"][];
                        /** @description Whether the turn continues without an active player (800.4j). */
                        turnContinuesWithoutActivePlayer: boolean;
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    drawGameState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description The player whose range of influence is shaded; every seat then shows its distance. */
                    rangeOf?: string;
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                    theme?: components["schemas"]["DiagramTheme"];
                };
            };
        };
        responses: {
            /** @description An SVG document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    gameStart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description Who takes the first turn. */
                    first: string;
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /**
                     * @description How many mulligans a player has taken.
                     * @default 0
                     */
                    mulligans?: number;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description Who of them draws in the draw step of that turn (103.8, 810.6). */
                        drawing: components["schemas"]["Entity"][];
                        /** @description Who takes the first turn: with shared team turns the team (805.4); in Grand Melee all who get a turn marker (807.4b). */
                        firstTurn: components["schemas"]["Entity"][];
                        /** @description How many of a player's mulligans cost no card (800.6): 1, or 0. */
                        freeMulligans: number;
                        /** @description How many cards a player has in hand after that many mulligans, of a first hand of seven. */
                        handSize: number;
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    informationFor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    among: components["schemas"]["EntityFilter"];
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description The object or player for which its effect is determined; relevant until 2011. */
                    regarding?: string;
                    source: components["schemas"]["SourceInput"];
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description The candidates for which the answer is no, each with its rulings. */
                        excluded: components["schemas"]["Exclusion"][];
                        /** @description The candidates for which the answer is yes. */
                        included: components["schemas"]["Entity"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    legalAttackTargets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Only these creatures; by default all that the player controls. */
                    attackers?: string[];
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    /** @description The values of X in costs; without one, the cost stays {X}. */
                    costs?: components["schemas"]["CostInput"][];
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description The attacking player. */
                    player: string;
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries. */
                        items: components["schemas"]["AttackTargets"][];
                        /** @description Effects that may still apply although the table does not list them, three at most; omitted if there are none, or with notes: false. */
                        notes?: components["schemas"]["Note"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    legalBlocks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The attacks; by default those of the table's combat. */
                    attacks?: components["schemas"]["AttackInput"][];
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    /** @description The values of X in costs; without one, the cost stays {X}. */
                    costs?: components["schemas"]["CostInput"][];
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description The defending player. */
                    player: string;
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries. */
                        items: components["schemas"]["BlockTargets"][];
                        /** @description Effects that may still apply although the table does not list them, three at most; omitted if there are none, or with notes: false. */
                        notes?: components["schemas"]["Note"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    legalChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    choice: components["schemas"]["ChoiceInput"];
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description The candidates for which the answer is no, each with its rulings. */
                        excluded: components["schemas"]["Exclusion"][];
                        /** @description The candidates for which the answer is yes. */
                        included: components["schemas"]["Entity"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    legalDeployments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    /** @description The creature. */
                    creature: string;
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description The candidates for which the answer is no, each with its rulings. */
                        excluded: components["schemas"]["Exclusion"][];
                        /** @description The candidates for which the answer is yes. */
                        included: components["schemas"]["Entity"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    legalReselections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The creature; it has to attack in the table's combat. */
                    attacker: string;
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description Whether the effect says only "which player", not "which player, planeswalker, or battle", so only players may be chosen. */
                    playersOnly?: boolean;
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description The candidates for which the answer is no, each with its rulings. */
                        excluded: components["schemas"]["Exclusion"][];
                        /** @description The candidates for which the answer is yes. */
                        included: components["schemas"]["Entity"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    legalStacks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    spell: components["schemas"]["StackedInput"];
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description The turn markers of these stacks. */
                        markers: components["schemas"]["TurnMarker"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    legalTargets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    among: components["schemas"]["EntityFilter"];
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    source: components["schemas"]["SourceInput"];
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description The candidates for which the answer is no, each with its rulings. */
                        excluded: components["schemas"]["Exclusion"][];
                        /** @description The candidates for which the answer is yes. */
                        included: components["schemas"]["Entity"][];
                        /** @description Effects that may still apply although the table does not list them, three at most; omitted if there are none, or with notes: false. */
                        notes?: components["schemas"]["Note"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    lifeAfter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    change: components["schemas"]["LifeChangeInput"];
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description False if the rules forbid the change, such as paying more life than there is. */
                        allowed: boolean;
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description One row for each team or player in the change. */
                        totals: components["schemas"]["LifeTotal"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    outcomeOf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description The players who may choose not to take an action that the loop needs. If there are any, the game is not a draw, since not all actions of the loop are mandatory (104.4b, 732.3). Nobody has to end it by an action that it does not call for (732.5). */
                    mayEnd?: string[];
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    result: components["schemas"]["ResultInput"];
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description The players for whom the game is a draw. */
                        drawn: components["schemas"]["Entity"][];
                        /** @description Whether the game is over for everybody; false after a restart, which begins a new game. */
                        gameOver: boolean;
                        /** @description Who leaves the game. */
                        leaving: components["schemas"]["Entity"][];
                        /** @description Who loses. */
                        losers: components["schemas"]["Entity"][];
                        /** @description Who continues to play; after the end of the game, the winners still in it. */
                        remaining: components["schemas"]["Entity"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                        /** @description Who wins, including members of the winning team who had left. */
                        winners: components["schemas"]["Entity"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    preventionApplies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    damage: components["schemas"]["DamageInput"];
                    edition?: components["schemas"]["RulesEdition"];
                    effect: components["schemas"]["PreventionInput"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the answer is yes. */
                        answer: boolean;
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    priority: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description Grand Melee: the turn marker; optional if there is only one. */
                    marker?: number;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description The players, in order. */
                        players: components["schemas"]["Entity"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    rangeOf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    objects?: components["schemas"]["EntityFilter"];
                    /** @description Whose range of influence. */
                    player: string;
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description One row for each player in the game, in seat order. */
                        distances: components["schemas"]["SeatDistance"][];
                        /** @description The objects within range (801.2d). */
                        objects?: components["schemas"]["Entity"][];
                        player: components["schemas"]["Entity"];
                        /** @description The players still in the game within range, in seat order. */
                        players: components["schemas"]["Entity"][];
                        /** @description In seats; null where it is unlimited. */
                        seats: number | null;
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    ranges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    objects?: components["schemas"]["EntityFilter"];
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries. */
                        items: components["schemas"]["RangeOfInfluence"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    stateBasedActions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Why there are no entries; omitted if there are any. */
                        because?: components["schemas"]["Ruling"][];
                        /** @description The entries. */
                        items: components["schemas"]["StateBasedAction"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    unblockedDamage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The creature; it has to attack in the table's combat. */
                    attacker: string;
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Who announces it; several players do so together. */
                        announcedBy: components["schemas"]["Entity"][];
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description The player or permanent that it is dealt to; if several are listed, one of them is picked; empty if it deals no damage. */
                        recipients: components["schemas"]["Entity"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    visibleHands: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description Who looks. */
                    player: string;
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description The candidates for which the answer is no, each with its rulings. */
                        excluded: components["schemas"]["Exclusion"][];
                        /** @description The candidates for which the answer is yes. */
                        included: components["schemas"]["Entity"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    whoChooses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    edition?: components["schemas"]["RulesEdition"];
                    effect: components["schemas"]["ChoiceEffectInput"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description Everyone who may make the choice. */
                        candidates: components["schemas"]["Entity"][];
                        /** @description The player who makes the choice; null if pickedBy picks one of the candidates, or if nothing is chosen. */
                        chooser: components["schemas"]["Entity"] | null;
                        /** @description Who picks one of several candidates: the source's controller. */
                        pickedBy: components["schemas"]["Entity"] | null;
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    whoDecides: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    decision: components["schemas"]["DecisionInput"];
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description Who decides; null if the player whose decision it was has left the game. */
                        decides: components["schemas"]["Entity"] | null;
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    wouldTrigger: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ability: components["schemas"]["SourceInput"];
                    /** @description The code of the table, in place of state. */
                    code?: string;
                    edition?: components["schemas"]["RulesEdition"];
                    event: components["schemas"]["TriggerEventInput"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    state?: components["schemas"]["GameStateInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The table in the notation, in place of state. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the answer is yes. */
                        answer: boolean;
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    listGames: {
        parameters: {
            query?: {
                /** @description The cursor after which the page begins. */
                after?: string;
                /** @description Stored after this time. */
                createdAfter?: string;
                /** @description Stored before this time. */
                createdBefore?: string;
                /** @description Stored at this time or later; with `createdBefore`, a period that adjoins the next. */
                createdFrom?: string;
                /** @description The text of the Comprehensive Rules that answers follow, by the year it took effect. Left out: the newest; a stored game keeps the edition it was created with. CR_2005: In force from 2005-08-01. CR_2006: In force from 2006-10-01. CR_2008: In force from 2008-02-01. CR_2009: In force from 2009-07-11. CR_2013: In force from 2013-07-13. CR_2018: In force from 2018-01-19. CR_2023: In force from 2023-11-17. CR_2026: In force from 2026-08-07. CR_2026_09: In force from 2026-09-25; the newest. */
                edition?: components["schemas"]["RulesEdition"];
                /** @description Finished after this time. */
                finishedAfter?: string;
                /** @description Finished before this time. */
                finishedBefore?: string;
                /** @description Finished at this time or later; with `finishedBefore`, a period that adjoins the next. */
                finishedFrom?: string;
                /** @description The maximum number of entries, up to 100. */
                first?: number;
                /** @description Part of the name, in any case. */
                name?: string;
                /** @description The id of a player of the game. */
                player?: string;
                /** @description Whether a stored game is over. IN_PROGRESS: It is in progress. FINISHED: It is over (104.1). */
                status?: components["schemas"]["GameStatus"];
                /** @description The multiplayer variant that is played (800.2). FREE_FOR_ALL: Everyone for themselves (806). COMMANDER: Free-for-All with commanders and 40 life (903). TEAM_VS_TEAM: Teams that sit together (808). EMPEROR: Teams with an emperor in the middle and generals beside them (809). GRAND_MELEE: Free-for-All for ten or more, with several turns at once (807). TWO_HEADED_GIANT: Teams that share turns and life (810). ALTERNATING_TEAMS: Teams whose members sit apart, one of each team in turn (811). */
                variant?: components["schemas"]["Variant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries. */
                        items: components["schemas"]["Game"][];
                        pageInfo: components["schemas"]["PageInfo"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    createGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice for the request, 1 to 255 characters: sent again within 24 hours, the request changes nothing more and gets the same response. The key of a failed request can be used again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateGameInput"];
            };
        };
        responses: {
            /** @description The game. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    getGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags that the client has; if one of them is current, the answer is 304 without a body. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game; its ETag begins with its version. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description The client's version (If-None-Match) is still current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    deleteGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice for the request, 1 to 255 characters: sent again within 24 hours, the request changes nothing more and gets the same response. The key of a failed request can be used again. */
                "Idempotency-Key"?: string;
                /** @description The ETag of the game, or its version in quotation marks; if there are several, separated by commas, one has to match. If none does, nothing changes. */
                "If-Match"?: string;
            };
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["VersionConflict"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    affectedByOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    among: components["schemas"]["EntityFilter"];
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    source: components["schemas"]["SourceInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The game at that version; by default the newest. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description The candidates for which the answer is no, each with its rulings. */
                        excluded: components["schemas"]["Exclusion"][];
                        /** @description The candidates for which the answer is yes. */
                        included: components["schemas"]["Entity"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    blockDeclarationOrderOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The attacks; by default those of the table's combat. */
                    attacks?: components["schemas"]["AttackInput"][];
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The game at that version; by default the newest. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description The players, in order. */
                        players: components["schemas"]["Entity"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    canActivateOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description The object that has the ability. */
                    object: string;
                    /** @description Who would activate it. */
                    player: string;
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The game at that version; by default the newest. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the answer is yes. */
                        answer: boolean;
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    canAttachOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The Aura, Equipment or Fortification. */
                    attachment: string;
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description What it would be attached to. */
                    to: string;
                    /** @description The game at that version; by default the newest. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the answer is yes. */
                        answer: boolean;
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description Effects that may still apply although the table does not list them, three at most; omitted if there are none, or with notes: false. */
                        notes?: components["schemas"]["Note"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    canBeginTurnOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description The number of the turn marker. */
                    marker: number;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The game at that version; by default the newest. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the answer is yes. */
                        answer: boolean;
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    checkAttackOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which creature attacks what. */
                    attacks: components["schemas"]["AttackInput"][];
                    /** @description The values of X in costs; without one, the cost stays {X}. */
                    costs?: components["schemas"]["CostInput"][];
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description Who declares attackers; with shared team turns any member of the team. */
                    player: string;
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The game at that version; by default the newest. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description The costs of the declaration asked about, legal or not; the verdict assumes that they are paid. Nobody is forced to pay (508.1d, 509.1c). */
                        costs: components["schemas"]["DeclarationCost"][];
                        /** @description Whether it is legal. */
                        legal: boolean;
                        /** @description A legal declaration: the one asked about if legal, otherwise the closest one without costs or, if that takes too long to find, a close one. */
                        legalAttack: components["schemas"]["Attack"][];
                        /** @description Effects that may still apply although the table does not list them, three at most; omitted if there are none, or with notes: false. */
                        notes?: components["schemas"]["Note"][];
                        /** @description How many requirements it obeys as it is, even where it breaks restrictions (508.1d). A requirement to attack if others do counts as obeyed while none of them attacks. */
                        requirementsObeyed: number;
                        /** @description The most requirements that any declaration without further costs can obey without disobeying a restriction (508.1d). */
                        requirementsPossible: number;
                        /** @description Every rule that it breaks; empty where it is legal. */
                        violations: components["schemas"]["Ruling"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    checkBlocksOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The attacks; by default those of the table's combat. */
                    attacks?: components["schemas"]["AttackInput"][];
                    /** @description Which creature blocks which attacker. */
                    blocks: components["schemas"]["BlockInput"][];
                    /** @description The values of X in costs; without one, the cost stays {X}. */
                    costs?: components["schemas"]["CostInput"][];
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description Who declares blockers; with shared team turns any member of the team. */
                    player: string;
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The game at that version; by default the newest. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description The costs of the declaration asked about, legal or not; the verdict assumes that they are paid. Nobody is forced to pay (508.1d, 509.1c). */
                        costs: components["schemas"]["DeclarationCost"][];
                        /** @description Whether it is legal. */
                        legal: boolean;
                        /** @description A legal declaration: the one asked about if legal, otherwise the closest one without costs or, if that takes too long to find, a close one. */
                        legalBlock: components["schemas"]["Block"][];
                        /** @description Effects that may still apply although the table does not list them, three at most; omitted if there are none, or with notes: false. */
                        notes?: components["schemas"]["Note"][];
                        /** @description How many requirements it obeys as it is, even where it breaks restrictions (509.1c). A requirement to block if others do counts as obeyed while none of them blocks. */
                        requirementsObeyed: number;
                        /** @description The most requirements that any declaration without further costs can obey without disobeying a restriction (509.1c). */
                        requirementsPossible: number;
                        /** @description Every rule that it breaks; empty where it is legal. */
                        violations: components["schemas"]["Ruling"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    choiceOrderOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description In a vote: who votes first, as the spell or ability says. */
                    firstToVote?: string;
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description Grand Melee: the marker of the turn in which they choose; optional if there is only one. */
                    marker?: number;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description The players who have a choice to make; by default everybody still in the game. */
                    players?: string[];
                    source?: components["schemas"]["SourceInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The game at that version; by default the newest. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description The players, in order. */
                        players: components["schemas"]["Entity"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    damageAfterRedirectionOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    damage: components["schemas"]["DamageInput"];
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    redirection: components["schemas"]["RedirectionInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The game at that version; by default the newest. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description One row for each recipient that is dealt damage. */
                        dealt: components["schemas"]["DamageDealt"][];
                        /** @description Damage that does nothing: its recipient is out of range or no longer there. */
                        lost: number;
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    departureOfOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description true: the answer contains this field. */
                    after?: boolean;
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description Who leaves the game. */
                    players: string[];
                    reason?: components["schemas"]["LeaveReason"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The game at that version; by default the newest. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        after?: components["schemas"]["GameStateInput"];
                        /** @description Who leaves with them. */
                        alsoLeaving: components["schemas"]["Entity"][];
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description Who becomes the monarch, if the monarch leaves (725.4); otherwise null. */
                        becomesMonarch: components["schemas"]["Entity"] | null;
                        /** @description What ceases to exist on the stack. */
                        ceaseToExist: components["schemas"]["Entity"][];
                        /** @description The objects that change controllers. */
                        controlChanges: components["schemas"]["ControlChange"][];
                        /** @description What is exiled because nobody is left to control it. */
                        exiled: components["schemas"]["Entity"][];
                        /** @description What leaves the game with them. */
                        leaveGame: components["schemas"]["Entity"][];
                        /** @description The battles whose controllers choose a new protector by the same state-based actions (704.5x). */
                        newProtectors: components["schemas"]["NewProtector"][];
                        /** @description Who gets priority, if a departing player had it; otherwise null. */
                        priorityPassesTo: components["schemas"]["Entity"] | null;
                        /** @description What returns from exile because the permanent that exiled it has left the battlefield (610.3). */
                        returned: components["schemas"]["Entity"][];
                        /** @description Who takes the initiative, if the player who has it leaves (726.4); otherwise null. */
                        takesInitiative: components["schemas"]["Entity"] | null;
                        /** @description Put into their owners' graveyards by the state-based actions that follow. */
                        toGraveyard: components["schemas"]["Entity"][];
                        /** @description Whether the turn continues without an active player (800.4j). */
                        turnContinuesWithoutActivePlayer: boolean;
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    getDiagram: {
        parameters: {
            query?: {
                /** @description The player whose range of influence is shaded; every seat then shows its distance. */
                rangeOf?: string;
                /** @description The colors of a picture. LIGHT: Dark on light. DARK: Light on dark. */
                theme?: components["schemas"]["DiagramTheme"];
                /** @description The game at that version; by default the newest. */
                version?: number;
            };
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An SVG document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description The cursor after which the page begins. */
                after?: string;
                /** @description The maximum number of entries, up to 100. */
                first?: number;
            };
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page; or the events, one per line or message. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries. */
                        items: components["schemas"]["GameEvent"][];
                        pageInfo: components["schemas"]["PageInfo"];
                    };
                    "application/x-ndjson": components["schemas"]["GameEvent"];
                    "text/event-stream": components["schemas"]["GameEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    recordEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice for the request, 1 to 255 characters: sent again within 24 hours, the request changes nothing more and gets the same response. The key of a failed request can be used again. */
                "Idempotency-Key"?: string;
                /** @description The ETag of the game, or its version in quotation marks; if there are several, separated by commas, one has to match. If none does, nothing changes. */
                "If-Match"?: string;
            };
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The events, in order. */
                    events: components["schemas"]["GameEventInput"][];
                    /**
                     * @description Records events even if the rules forbid them.
                     * @default false
                     */
                    force?: boolean;
                    /**
                     * Format: date-time
                     * @description When the events happened at the table; stored with each event, in addition to when it was recorded.
                     */
                    occurredAt?: string;
                };
            };
        };
        responses: {
            /** @description The game and the events. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventsRecorded"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    gameStartOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description Who takes the first turn. */
                    first: string;
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /**
                     * @description How many mulligans a player has taken.
                     * @default 0
                     */
                    mulligans?: number;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The game at that version; by default the newest. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description Who of them draws in the draw step of that turn (103.8, 810.6). */
                        drawing: components["schemas"]["Entity"][];
                        /** @description Who takes the first turn: with shared team turns the team (805.4); in Grand Melee all who get a turn marker (807.4b). */
                        firstTurn: components["schemas"]["Entity"][];
                        /** @description How many of a player's mulligans cost no card (800.6): 1, or 0. */
                        freeMulligans: number;
                        /** @description How many cards a player has in hand after that many mulligans, of a first hand of seven. */
                        handSize: number;
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    informationForOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    among: components["schemas"]["EntityFilter"];
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description The object or player for which its effect is determined; relevant until 2011. */
                    regarding?: string;
                    source: components["schemas"]["SourceInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The game at that version; by default the newest. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description The candidates for which the answer is no, each with its rulings. */
                        excluded: components["schemas"]["Exclusion"][];
                        /** @description The candidates for which the answer is yes. */
                        included: components["schemas"]["Entity"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    legalAttackTargetsOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Only these creatures; by default all that the player controls. */
                    attackers?: string[];
                    /** @description The values of X in costs; without one, the cost stays {X}. */
                    costs?: components["schemas"]["CostInput"][];
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description The attacking player. */
                    player: string;
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The game at that version; by default the newest. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries. */
                        items: components["schemas"]["AttackTargets"][];
                        /** @description Effects that may still apply although the table does not list them, three at most; omitted if there are none, or with notes: false. */
                        notes?: components["schemas"]["Note"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    legalBlocksOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The attacks; by default those of the table's combat. */
                    attacks?: components["schemas"]["AttackInput"][];
                    /** @description The values of X in costs; without one, the cost stays {X}. */
                    costs?: components["schemas"]["CostInput"][];
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description The defending player. */
                    player: string;
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The game at that version; by default the newest. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries. */
                        items: components["schemas"]["BlockTargets"][];
                        /** @description Effects that may still apply although the table does not list them, three at most; omitted if there are none, or with notes: false. */
                        notes?: components["schemas"]["Note"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    legalChoicesOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    choice: components["schemas"]["ChoiceInput"];
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The game at that version; by default the newest. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description The candidates for which the answer is no, each with its rulings. */
                        excluded: components["schemas"]["Exclusion"][];
                        /** @description The candidates for which the answer is yes. */
                        included: components["schemas"]["Entity"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    legalDeploymentsOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The creature. */
                    creature: string;
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The game at that version; by default the newest. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description The candidates for which the answer is no, each with its rulings. */
                        excluded: components["schemas"]["Exclusion"][];
                        /** @description The candidates for which the answer is yes. */
                        included: components["schemas"]["Entity"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    legalReselectionsOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The creature; it has to attack in the table's combat. */
                    attacker: string;
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description Whether the effect says only "which player", not "which player, planeswalker, or battle", so only players may be chosen. */
                    playersOnly?: boolean;
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The game at that version; by default the newest. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description The candidates for which the answer is no, each with its rulings. */
                        excluded: components["schemas"]["Exclusion"][];
                        /** @description The candidates for which the answer is yes. */
                        included: components["schemas"]["Entity"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    legalStacksOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    spell: components["schemas"]["StackedInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The game at that version; by default the newest. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description The turn markers of these stacks. */
                        markers: components["schemas"]["TurnMarker"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    legalTargetsOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    among: components["schemas"]["EntityFilter"];
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    source: components["schemas"]["SourceInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The game at that version; by default the newest. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description The candidates for which the answer is no, each with its rulings. */
                        excluded: components["schemas"]["Exclusion"][];
                        /** @description The candidates for which the answer is yes. */
                        included: components["schemas"]["Entity"][];
                        /** @description Effects that may still apply although the table does not list them, three at most; omitted if there are none, or with notes: false. */
                        notes?: components["schemas"]["Note"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    lifeAfterOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    change: components["schemas"]["LifeChangeInput"];
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The game at that version; by default the newest. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description False if the rules forbid the change, such as paying more life than there is. */
                        allowed: boolean;
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description One row for each team or player in the change. */
                        totals: components["schemas"]["LifeTotal"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    outcomeOfOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description The players who may choose not to take an action that the loop needs. If there are any, the game is not a draw, since not all actions of the loop are mandatory (104.4b, 732.3). Nobody has to end it by an action that it does not call for (732.5). */
                    mayEnd?: string[];
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    result: components["schemas"]["ResultInput"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The game at that version; by default the newest. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description The players for whom the game is a draw. */
                        drawn: components["schemas"]["Entity"][];
                        /** @description Whether the game is over for everybody; false after a restart, which begins a new game. */
                        gameOver: boolean;
                        /** @description Who leaves the game. */
                        leaving: components["schemas"]["Entity"][];
                        /** @description Who loses. */
                        losers: components["schemas"]["Entity"][];
                        /** @description Who continues to play; after the end of the game, the winners still in it. */
                        remaining: components["schemas"]["Entity"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                        /** @description Who wins, including members of the winning team who had left. */
                        winners: components["schemas"]["Entity"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    preventionAppliesOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    damage: components["schemas"]["DamageInput"];
                    edition?: components["schemas"]["RulesEdition"];
                    effect: components["schemas"]["PreventionInput"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The game at that version; by default the newest. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the answer is yes. */
                        answer: boolean;
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    priorityOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description Grand Melee: the turn marker; optional if there is only one. */
                    marker?: number;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The game at that version; by default the newest. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description The players, in order. */
                        players: components["schemas"]["Entity"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    rangeOfOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    objects?: components["schemas"]["EntityFilter"];
                    /** @description Whose range of influence. */
                    player: string;
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The game at that version; by default the newest. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description One row for each player in the game, in seat order. */
                        distances: components["schemas"]["SeatDistance"][];
                        /** @description The objects within range (801.2d). */
                        objects?: components["schemas"]["Entity"][];
                        player: components["schemas"]["Entity"];
                        /** @description The players still in the game within range, in seat order. */
                        players: components["schemas"]["Entity"][];
                        /** @description In seats; null where it is unlimited. */
                        seats: number | null;
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    rangesOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    objects?: components["schemas"]["EntityFilter"];
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The game at that version; by default the newest. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries. */
                        items: components["schemas"]["RangeOfInfluence"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    revertTo: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice for the request, 1 to 255 characters: sent again within 24 hours, the request changes nothing more and gets the same response. The key of a failed request can be used again. */
                "Idempotency-Key"?: string;
                /** @description The ETag of the game, or its version in quotation marks; if there are several, separated by commas, one has to match. If none does, nothing changes. */
                "If-Match"?: string;
            };
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version to return to. */
                    version: number;
                };
            };
        };
        responses: {
            /** @description The game. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    getGameState: {
        parameters: {
            query?: {
                /** @description Which version; by default the newest. */
                version?: number;
            };
            header?: {
                /** @description ETags that the client has; if one of them is current, the answer is 304 without a body. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table as a GameStateInput. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameStateInput"];
                };
            };
            /** @description The client's version (If-None-Match) is still current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    replaceState: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice for the request, 1 to 255 characters: sent again within 24 hours, the request changes nothing more and gets the same response. The key of a failed request can be used again. */
                "Idempotency-Key"?: string;
                /** @description The ETag of the game, or its version in quotation marks; if there are several, separated by commas, one has to match. If none does, nothing changes. */
                "If-Match"?: string;
            };
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameStateInput"];
            };
        };
        responses: {
            /** @description The game. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    stateBasedActionsOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The game at that version; by default the newest. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Why there are no entries; omitted if there are any. */
                        because?: components["schemas"]["Ruling"][];
                        /** @description The entries. */
                        items: components["schemas"]["StateBasedAction"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    unblockedDamageOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The creature; it has to attack in the table's combat. */
                    attacker: string;
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The game at that version; by default the newest. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Who announces it; several players do so together. */
                        announcedBy: components["schemas"]["Entity"][];
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description The player or permanent that it is dealt to; if several are listed, one of them is picked; empty if it deals no damage. */
                        recipients: components["schemas"]["Entity"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    visibleHandsOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description Who looks. */
                    player: string;
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The game at that version; by default the newest. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description The candidates for which the answer is no, each with its rulings. */
                        excluded: components["schemas"]["Exclusion"][];
                        /** @description The candidates for which the answer is yes. */
                        included: components["schemas"]["Entity"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    whoChoosesOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    edition?: components["schemas"]["RulesEdition"];
                    effect: components["schemas"]["ChoiceEffectInput"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The game at that version; by default the newest. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description Everyone who may make the choice. */
                        candidates: components["schemas"]["Entity"][];
                        /** @description The player who makes the choice; null if pickedBy picks one of the candidates, or if nothing is chosen. */
                        chooser: components["schemas"]["Entity"] | null;
                        /** @description Who picks one of several candidates: the source's controller. */
                        pickedBy: components["schemas"]["Entity"] | null;
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    whoDecidesOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    decision: components["schemas"]["DecisionInput"];
                    edition?: components["schemas"]["RulesEdition"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The game at that version; by default the newest. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description Who decides; null if the player whose decision it was has left the game. */
                        decides: components["schemas"]["Entity"] | null;
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    wouldTriggerOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ability: components["schemas"]["SourceInput"];
                    edition?: components["schemas"]["RulesEdition"];
                    event: components["schemas"]["TriggerEventInput"];
                    /** @description true: each ruling of the answer contains its key and values. Doubles the work. */
                    keys?: boolean;
                    /** @description false: the answer contains no notes. */
                    notes?: boolean;
                    /** @description Events, legal or not, after which the question is asked; nothing is stored. */
                    suppose?: components["schemas"]["GameEventInput"][];
                    /** @description The game at that version; by default the newest. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The answer with its rulings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the answer is yes. */
                        answer: boolean;
                        /** @description The rulings that it rests on, the deciding one first; never empty. */
                        because: components["schemas"]["Ruling"][];
                        /** @description Parts of the table that are not used; omitted if there are none. */
                        warnings?: components["schemas"]["Warning"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    askMany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A question, as its path names it. range-of: Who and what is within a player's range of influence? ranges: Who and what is within each player's range of influence? One row for each player in the game, in seat order. affected-by: Which of those objects and players does a spell or ability affect, as far as range and departures are concerned? information-for: Which of those objects and players does a spell or ability see when it looks for information? For players who have left, last known information is used (800.4i). visible-hands: At which other players' hands may a player look, by the rules of the variant? legal-attack-targets: Which players and permanents may each creature of a player attack? Answered as if attackers were declared now, whatever the turn and step; one row for each creature, and for each permanent that may be one, or that an effect made a noncreature. legal-blocks: Which attackers may each creature of a player block? Answered as if blockers were declared now, whatever the turn and step; one row for each creature, and for each permanent that may be one, or that an effect made a noncreature. check-attack: Is that declaration of attackers legal? Answered as if it were made now, whatever the turn and step; with shared team turns the creatures of the whole team are judged together. check-blocks: Is that declaration of blockers legal? Answered as if it were made now, whatever the turn and step; other defending players' blocks are ignored, and with shared team turns the creatures of the whole team are judged together. block-declaration-order: In which order do the defending players declare blockers? unblocked-damage: To which player or permanent does an attacking creature deal its combat damage if unblocked, and who announces it? Answered as if it were unblocked. legal-reselections: Which players and permanents may an effect reselect an attacking creature to attack? Its present target is included. legal-deployments: To which teammates may a creature be deployed now? legal-targets: Which of those objects and players may a spell or ability target, as far as range and departures are concerned? Hexproof, shroud and protection are not applied: a doubt names the candidates that have them. who-chooses: Which player makes a choice that an effect or a rule asks for? legal-choices: Which of those objects and players may a player choose for a spell or ability, as far as range is concerned? choice-order: In which order do players make choices at the same time, or vote? who-decides: Who makes a decision of a player controlled by another player? can-activate: May a player activate that object's ability that any player may activate, as far as range is concerned? would-trigger: Would an ability trigger on that event, as far as range and departures are concerned? can-attach: Can that Aura, Equipment or Fortification be attached to that object or player, as far as range, types, protection and its enchant ability are concerned? prevention-applies: Does an effect prevent that damage, or change it, as far as range is concerned? damage-after-redirection: What happens to damage that an effect redirects? departure-of: What happens as those players leave the game, all at once? outcome-of: What happens to all players when some win or lose, or the game is a draw or restarted? state-based-actions: Which state-based actions apply? One row for each object or losing player; one for a losing team, and one for a set of objects of which one is kept. can-begin-turn: May the turn of a turn marker's holder begin? priority: In which order do players get priority for a turn marker's stack? Without a marker, for the game's only stack. legal-stacks: On which stacks may a spell or ability be put? Grand Melee has one for each turn marker. game-start: Who draws in the first turn of the game, and how many cards are left after mulligans? life-after: What are the life totals, or poison counters, of players and teams after a change? */
                name: components["schemas"]["QuestionPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The questions, each about a table of its own. */
                    items: Record<string, never>[];
                };
                "application/x-ndjson": Record<string, never>;
            };
        };
        responses: {
            /** @description The answers, in the order of the questions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answers, in the order of the questions. */
                        items: Record<string, never>[];
                    };
                    "application/x-ndjson": Record<string, never>;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    listRules: {
        parameters: {
            query?: {
                /** @description The text of the Comprehensive Rules that answers follow, by the year it took effect. Left out: the newest; a stored game keeps the edition it was created with. CR_2005: In force from 2005-08-01. CR_2006: In force from 2006-10-01. CR_2008: In force from 2008-02-01. CR_2009: In force from 2009-07-11. CR_2013: In force from 2013-07-13. CR_2018: In force from 2018-01-19. CR_2023: In force from 2023-11-17. CR_2026: In force from 2026-08-07. CR_2026_09: In force from 2026-09-25; the newest. */
                edition?: components["schemas"]["RulesEdition"];
                /** @description Words that must all occur in the number, the section or the summary. */
                search?: string;
            };
            header?: {
                /** @description ETags that the client has; if one of them is current, the answer is 304 without a body. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries. */
                        items: components["schemas"]["Rule"][];
                    };
                };
            };
            /** @description The client's version (If-None-Match) is still current. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    getRule: {
        parameters: {
            query?: {
                /** @description The text of the Comprehensive Rules that answers follow, by the year it took effect. Left out: the newest; a stored game keeps the edition it was created with. CR_2005: In force from 2005-08-01. CR_2006: In force from 2006-10-01. CR_2008: In force from 2008-02-01. CR_2009: In force from 2009-07-11. CR_2013: In force from 2013-07-13. CR_2018: In force from 2018-01-19. CR_2023: In force from 2023-11-17. CR_2026: In force from 2026-08-07. CR_2026_09: In force from 2026-09-25; the newest. */
                edition?: components["schemas"]["RulesEdition"];
            };
            header?: {
                /** @description ETags that the client has; if one of them is current, the answer is 304 without a body. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The number, for example 801.5c. */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleWithNumbers"];
                };
            };
            /** @description The client's version (If-None-Match) is still current. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    listVariants: {
        parameters: {
            query?: {
                /** @description The text of the Comprehensive Rules that answers follow, by the year it took effect. Left out: the newest; a stored game keeps the edition it was created with. CR_2005: In force from 2005-08-01. CR_2006: In force from 2006-10-01. CR_2008: In force from 2008-02-01. CR_2009: In force from 2009-07-11. CR_2013: In force from 2013-07-13. CR_2018: In force from 2018-01-19. CR_2023: In force from 2023-11-17. CR_2026: In force from 2026-08-07. CR_2026_09: In force from 2026-09-25; the newest. */
                edition?: components["schemas"]["RulesEdition"];
            };
            header?: {
                /** @description ETags that the client has; if one of them is current, the answer is 304 without a body. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The variants. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries. */
                        items: components["schemas"]["VariantDefaults"][];
                    };
                };
            };
            /** @description The client's version (If-None-Match) is still current. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["Timeout"];
        };
    };
}
