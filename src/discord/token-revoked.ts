export class TokenRevoked extends Error {
  override readonly name = 'TokenRevoked';
  constructor() {
    super(
      "Discord does not accept the bot's token: it was reset or is wrong. Copy the present one from the developer portal into DISCORD_TOKEN and start again; all games are kept.",
    );
  }
}
