CREATE TABLE "dailies" (
	"person" text PRIMARY KEY NOT NULL,
	"minute" integer NOT NULL,
	"sent_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"game" bigint NOT NULL,
	"person" text NOT NULL,
	CONSTRAINT "follows_game_person_pk" PRIMARY KEY("game","person")
);
--> statement-breakpoint
CREATE TABLE "rematches" (
	"game" bigint PRIMARY KEY NOT NULL,
	"next" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "summons" (
	"person" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"message" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wanted" (
	"guild" text NOT NULL,
	"person" text NOT NULL,
	"module" text NOT NULL,
	"seats" integer NOT NULL,
	"pace" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "wanted_guild_person_module_seats_pace_pk" PRIMARY KEY("guild","person","module","seats","pace")
);
--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_game_games_id_fk" FOREIGN KEY ("game") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rematches" ADD CONSTRAINT "rematches_game_games_id_fk" FOREIGN KEY ("game") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follows_person" ON "follows" USING btree ("person");