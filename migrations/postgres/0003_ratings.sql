CREATE TABLE "rated" (
	"guild" text PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"game" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"guild" text NOT NULL,
	"scope" text NOT NULL,
	"person" text NOT NULL,
	"game" bigint NOT NULL,
	"at" bigint NOT NULL,
	"place" integer NOT NULL,
	"sides" integer NOT NULL,
	"mu" double precision NOT NULL,
	"sigma" double precision NOT NULL,
	CONSTRAINT "ratings_guild_scope_person_game_pk" PRIMARY KEY("guild","scope","person","game")
);
--> statement-breakpoint
CREATE INDEX "ratings_person" ON "ratings" USING btree ("person");